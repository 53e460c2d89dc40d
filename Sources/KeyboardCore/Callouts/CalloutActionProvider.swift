/// Provides the actions that holding a key offers.
public protocol CalloutActionProvider: AnyObject {
  /// The actions offered for an action, the key's own first; empty if there is nothing to offer.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]
  /// The actions offered after an action was picked, without itself; nearly always empty.
  func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction]
  /// The actions offered for an action, and how they go together with those of other locales.
  func offer(for action: KeyboardAction) -> CalloutOffer
  /// Uses the letters of another library from now on; called when it becomes the service of a keyboard,
  /// and when that gets another library.
  func use(_ library: LocaleLibrary)
  /// Uses the locales of a keyboard; called when it becomes the keyboard's service.
  func use(_ keyboardContext: KeyboardContext)
}

extension CalloutActionProvider {
  /// A pick is final.
  public func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] { [] }
  /// All actions are the locale's own.
  public func offer(for action: KeyboardAction) -> CalloutOffer {
    CalloutOffer(own: calloutActions(for: action))
  }
  /// Libraries are not used.
  public func use(_ library: LocaleLibrary) {}
  /// The locales in use do not matter.
  public func use(_ keyboardContext: KeyboardContext) {}
}

/// What one provider offers on a key, beside those of other locales; each list has its best first.
public struct CalloutOffer: Hashable, Sendable {
  /// Those of `own` that come before the actions of all other locales while the provider's locale is
  /// in use.
  public var first: [KeyboardAction]
  /// The locale's own actions, the key's first.
  public var own: [KeyboardAction]
  /// Actions for foreign names and loanwords: they come after the own ones of all enabled locales.
  public var foreign: [KeyboardAction]
  /// Lower-case texts that no other provider may offer while the provider's locale is in use.
  public var removed: Set<String>
  /// Whether nothing is added from other locales or the base set while the provider's locale is in
  /// use.
  public var isComplete: Bool
  /// Whether the actions are only for users of others on that key.
  public var isRare: Bool

  /// Creates an offer; by default it offers nothing.
  public init(
    first: [KeyboardAction] = [], own: [KeyboardAction] = [], foreign: [KeyboardAction] = [],
    removed: Set<String> = [], isComplete: Bool = false, isRare: Bool = false
  ) {
    self.first = first
    self.own = own
    self.foreign = foreign
    self.removed = removed
    self.isComplete = isComplete
    self.isRare = isRare
  }
}

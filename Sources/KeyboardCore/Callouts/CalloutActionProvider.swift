/// Says which actions holding a key offers.
public protocol CalloutActionProvider: AnyObject {
  /// The actions offered for an action, the key's own first; empty if there is nothing to offer.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// The actions offered once an action was picked from a list, without itself; empty if that was
  /// all, as nearly always.
  func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction]

  /// Lower-case texts that no provider may offer for a lower-case character.
  func excludedCallouts(for character: String) -> [String]

  /// Whether the list for a lower-case character is complete: nothing is added from other locales
  /// or the base set.
  func isComplete(for character: String) -> Bool

  /// Whether the list for a lower-case character is only for users of other letters of that key.
  func isRare(for character: String) -> Bool

  /// Takes the letters from another library from now on; called when the keyboard gets one.
  func use(_ library: LocaleLibrary)
}

extension CalloutActionProvider {
  /// A pick is all.
  public func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] { [] }
  /// Nothing is excluded.
  public func excludedCallouts(for character: String) -> [String] { [] }
  /// Other letters are added.
  public func isComplete(for character: String) -> Bool { false }
  /// The list is for everyone.
  public func isRare(for character: String) -> Bool { false }
  /// The letters come from elsewhere.
  public func use(_ library: LocaleLibrary) {}
}

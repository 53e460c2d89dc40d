/// What is offered at the moment: the actions of the held key, and which of them is highlighted.
///
/// The keyboard keeps it up to date.
public final class CalloutContext {
  /// What is offered.
  var callouts = CalloutList()

  init() {}

  /// The action of the held key, or `nil` while nothing is offered.
  public var action: KeyboardAction? { callouts.action }

  /// The actions offered, without the key's own action.
  public var actions: [KeyboardAction] { callouts.actions }

  /// The highlighted action's place, or `nil` while none is.
  public var selectedIndex: Int? { callouts.selectedIndex }

  /// The highlighted action, or `nil`.
  public var selectedAction: KeyboardAction? { callouts.selectedAction }

  /// The page shown, counted from 0.
  public var page: Int { callouts.page }

  /// Whether something is offered.
  public var isActive: Bool { callouts.isOpen }

  /// The entries as a list to show.
  public var list: CandidateList { callouts.candidates }

  /// The action at a place on the page shown, or `nil` if there is none.
  public func action(onPageAt index: Int) -> KeyboardAction? {
    callouts.action(onPageAt: index)
  }
}

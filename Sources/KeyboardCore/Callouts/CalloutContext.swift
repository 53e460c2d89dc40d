/// The list that is open: the actions of the held key, and which one is highlighted.
///
/// The keyboard keeps it up to date.
public final class CalloutContext {
  var callouts = CalloutList()

  init() {}

  /// Whether a list is open.
  public var isActive: Bool { callouts.isOpen }
  /// The action of the held key, or `nil` while no list is open.
  public var action: KeyboardAction? { callouts.action }
  /// The actions offered, without the key's own action.
  public var actions: [KeyboardAction] { callouts.actions }
  /// The highlighted action, or `nil`.
  public var selectedAction: KeyboardAction? { callouts.selectedAction }
  /// The entries as a list to show, with its page and the index of the highlighted entry.
  public var list: CandidateList { callouts.candidates }
}

/// Says which actions holding a key offers.
public protocol CalloutActionProvider: AnyObject {
  /// The actions offered for an action, the key's own first; empty if there is nothing to offer.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// The actions offered once an action was picked from a list, without itself; empty if that was
  /// all, as nearly always.
  func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction]
}

extension CalloutActionProvider {
  /// A pick is all.
  public func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] { [] }
}

/// Says which actions holding a key offers.
public protocol CalloutActionProvider: AnyObject {
  /// The actions offered for an action, the key's own first; empty if there is nothing to offer.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]
}

/// The keyboard's answer to one event.
public struct Response: Hashable, Sendable {
  /// Whether the key was used up; if not, the client handles it as usual.
  public var isHandled: Bool
  /// What the host has to do, in this order.
  public var effects: [Effect]
  /// The steps on the way, for a trace; empty unless the controller records them.
  package var notes: [Note] = []

  /// Creates a response.
  public init(isHandled: Bool = false, effects: [Effect] = []) {
    self.isHandled = isHandled
    self.effects = effects
  }

  package init(isHandled: Bool, effects: [Effect], notes: [Note]) {
    self.init(isHandled: isHandled, effects: effects)
    self.notes = notes
  }

  /// One step on the way from an event to its effects.
  package enum Note: Hashable, Sendable {
    /// The gesture that was recognized and its action.
    case gesture(KeyboardGesture, KeyboardAction)
    case noList(HoldRefusal)
  }
}

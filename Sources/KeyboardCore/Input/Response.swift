/// The keyboard's answer to one event.
public struct Response: Hashable, Sendable {
  /// Whether the key was used up; if not, the client handles it as usual.
  public var isHandled: Bool
  /// What the host has to do, in this order.
  public var effects: [Effect]
  /// What happened on the way, for a trace; empty unless the controller records it.
  public var notes: [Note]

  /// Creates a response.
  public init(isHandled: Bool = false, effects: [Effect] = [], notes: [Note] = []) {
    self.isHandled = isHandled
    self.effects = effects
    self.notes = notes
  }

  /// One step on the way from an event to its effects.
  public enum Note: Hashable, Sendable {
    /// The gesture that was recognised and the action it was made on.
    case gesture(KeyboardGesture, KeyboardAction)
    /// Why a list was not opened.
    case noList(HoldRefusal)
  }
}

/// How a key is used; later versions may add cases.
public enum KeyboardGesture: String, Hashable, Sendable, Codable, CaseIterable {
  /// The key goes down.
  case press
  /// The key goes up.
  case release
  /// The key is held for the hold delay.
  case longPress
  /// The key is held and repeats.
  case repeatPress
  /// The key goes up for the second time within 200 ms.
  case doubleTap
}

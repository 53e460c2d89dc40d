/// What the return key is called.
public enum ReturnKeyType: Hashable, Sendable, Codable {
  case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
  case custom(title: String)

  /// Whether the key looks and sounds like a system key rather than a call to act.
  public var isSystemAction: Bool { self == .return || self == .newLine }
}

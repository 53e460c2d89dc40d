/// The label of the return key; later versions may add cases.
public enum ReturnKeyType: Hashable, Sendable, Codable {
  case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
  case custom(title: String)

  /// Whether the key looks and sounds like a system key.
  public var isSystemAction: Bool { self == .return || self == .newLine }
}

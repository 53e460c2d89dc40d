/// A key on one level of a layout.
public struct LayoutKey: Hashable, Sendable {
  /// The keysym.
  public var keysym: Keysym
  /// The text it types, or `nil` for a dead key or one that types nothing.
  public var text: String?

  /// Creates a key.
  public init(keysym: Keysym, text: String?) {
    self.keysym = keysym
    self.text = text
  }
}

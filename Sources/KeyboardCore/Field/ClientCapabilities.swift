/// What the program that receives the text can do, with IBus's values (`IBusCapabilite`).
public struct ClientCapabilities: OptionSet, Hashable, Sendable {
  /// IBus's bits.
  public let rawValue: UInt32

  /// Creates capabilities from IBus's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shows text that is not committed yet.
  public static let preedit = Self(rawValue: 1 << 0)
  /// Shows a line of text with the list.
  public static let auxiliaryText = Self(rawValue: 1 << 1)
  /// Shows lists itself, so the panel shows none.
  public static let lookupTable = Self(rawValue: 1 << 2)
  /// Reports when it gets and loses the focus.
  public static let focus = Self(rawValue: 1 << 3)
  /// Shows the menu of properties.
  public static let property = Self(rawValue: 1 << 4)
  /// Claims to report and delete the text around the cursor; many clients that claim it cannot.
  public static let surroundingText = Self(rawValue: 1 << 5)
  /// An on-screen keyboard is visible.
  public static let onScreenKeyboard = Self(rawValue: 1 << 6)
}

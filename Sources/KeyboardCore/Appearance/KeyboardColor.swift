/// A colour with its opacity, in the usual colour space of screens (sRGB).
public struct KeyboardColor: Hashable, Sendable {
  /// The part of red, 0–255.
  public var red: UInt8
  /// The part of green, 0–255.
  public var green: UInt8
  /// The part of blue, 0–255.
  public var blue: UInt8
  /// How opaque it is, 0–255.
  public var alpha: UInt8

  /// Creates a colour from its parts, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as `0xff3b30`; bits above the lowest 24 are
  /// ignored.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// Reads `#rrggbb` or `#rrggbbaa`, or returns `nil` for anything else.
  public init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(digits.count == 6 ? value : value >> 8)
    if digits.count == 8 { alpha = UInt8(truncatingIfNeeded: value) }
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public var hex: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }

  /// The colour without its opacity as a number: `0xrrggbb`.
  package var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The same colour, with an opacity from 0 to 1.
  public func withOpacity(_ opacity: Double) -> Self {
    var color = self
    color.alpha = UInt8((min(max(opacity, 0), 1) * 255).rounded())
    return color
  }

  /// The colour as seen through `cover`, which lies on top of it.
  public func covered(by cover: Self) -> Self {
    func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
      let share = Int(cover.alpha)
      return UInt8((Int(above) * share + Int(below) * (255 - share) + 127) / 255)
    }
    return Self(
      red: mixed(red, cover.red), green: mixed(green, cover.green), blue: mixed(blue, cover.blue),
      alpha: max(alpha, cover.alpha))
  }
}

extension KeyboardColor {
  /// Black.
  public static let black = Self(0x000000)
  /// Blue.
  public static let blue = Self(0x0a6cff)
  /// Fully transparent.
  public static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)
  /// Gray.
  public static let gray = Self(0x8e8e93)
  /// Green.
  public static let green = Self(0x34c759)
  /// Orange.
  public static let orange = Self(0xff9500)
  /// Purple.
  public static let purple = Self(0xaf52de)
  /// Red.
  public static let red = Self(0xff3b30)
  /// White.
  public static let white = Self(0xffffff)
  /// Yellow.
  public static let yellow = Self(0xffcc00)
}

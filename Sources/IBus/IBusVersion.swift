import CIBus
import Glibc

/// A release of IBus, which has been 1.5 since 2012.
public struct IBusVersion: Comparable, CustomStringConvertible {
  /// The first whose ibus-wayland sends evdev codes, as all other clients do, and not X's.
  static let firstWithEvdevCodes = Self(micro: 29)
  /// The first that supports input-method-v2, the protocol of sway and others.
  public static let firstWithInputMethod2 = Self(micro: 32)
  /// The first that accepts hints about a preedit.
  static let firstWithHints = Self(micro: 33)
  /// The first that reports the content type and deletes text on Wayland outside GNOME.
  public static let firstWithContentType = Self(micro: 34)

  /// The version of the loaded library, or `nil` if it is unknown.
  ///
  /// libibus does not report its version, but its file name contains it.
  public static let installed: Self? = {
    guard let path = cibus_library_path() else { return nil }
    defer { free(path) }
    return Self(library: String(cString: path))
  }()

  /// Whether the library is older than a version; an unknown version is assumed to be new.
  static func isInstalled(before version: Self) -> Bool { installed.map { $0 < version } ?? false }

  /// The last number: 32 of 1.5.32.
  let micro: Int

  /// The version, such as `1.5.32`.
  public var description: String { "1.5.\(micro)" }

  /// Creates a version from its last number.
  public init(micro: Int) { self.micro = micro }

  /// Reads the version in the path of libibus: that of IBus 1.5.32 ends in 5.0.532.
  package init?(library path: String) {
    let name = "libibus-1.0.so.5.0.5"
    guard let file = path.split(separator: "/").last, file.hasPrefix(name),
      let micro = Int(file.dropFirst(name.count))
    else { return nil }
    self.init(micro: micro)
  }

  /// Whether a version is older than another.
  public static func < (left: Self, right: Self) -> Bool { left.micro < right.micro }
}

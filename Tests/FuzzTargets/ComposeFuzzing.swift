import Glibc
import KeyboardCore
import KeyboardLayouts

/// The user's Compose file, read by libxkbcommon, and keys that may be in it.
///
/// The first byte is the length of the keys in bytes; the rest is the file.
enum ComposeFuzzing {
  /// In memory, because it is written each time.
  private static let path: String = {
    let path = "/dev/shm/ibus-callout-compose-\(getpid())"
    setenv("XCOMPOSEFILE", path, 1)
    return path
  }()

  static func problem(with bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let keys = bytes.dropFirst().prefix(Int(first))
    guard write(Array(bytes.dropFirst(1 + keys.count))) else { return nil }
    defer { unlink(path) }
    let composer = XKBComposer(locale: "C")
    for key in keys {
      let keysym: Keysym =
        switch key {
        case 0..<0x20: Keysym(rawValue: 0xfe50 + UInt32(key))
        case 0xff: Keysym(rawValue: 0xff20)
        default: Keysym(rawValue: UInt32(key))
        }
      if case .composed(let text) = composer.feed(keysym), text.utf8.count > 256 {
        return "a sequence types \(text.utf8.count) bytes"
      }
    }
    composer.reset()
    return nil
  }

  private static func write(_ content: [UInt8]) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fwrite(content, 1, content.count, file) == content.count
  }
}

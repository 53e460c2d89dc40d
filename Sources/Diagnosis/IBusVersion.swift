/// A release of IBus, which has been 1.5 since 2012.
struct IBusVersion: Comparable, CustomStringConvertible {
  /// The first that speaks input-method-v2, the protocol of sway and others.
  static let firstWithInputMethod2 = Self(micro: 32)
  /// The first that tells what a field is for, and deletes text, on Wayland outside of GNOME.
  static let firstWithContentType = Self(micro: 34)

  /// The last number: 32 of 1.5.32.
  let micro: Int

  var description: String { "1.5.\(micro)" }

  /// Creates a version.
  init(micro: Int) { self.micro = micro }

  /// Finds the version in the list of the files that a program has in memory.
  ///
  /// IBus 1.5.32 numbers its library 5.0.532.
  init?(mappedFiles: String) {
    let name = "libibus-1.0.so.5.0.5"
    for line in mappedFiles.split(separator: "\n") {
      guard let file = line.split(separator: "/").last, file.hasPrefix(name),
        let micro = Int(file.dropFirst(name.count).prefix { $0.isNumber })
      else { continue }
      self.init(micro: micro)
      return
    }
    return nil
  }

  static func < (left: Self, right: Self) -> Bool { left.micro < right.micro }
}

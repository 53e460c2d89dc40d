/// The size of a keyboard drawn with text.
package enum TerminalSize: Hashable, Sendable, CaseIterable {
  /// Keys of two lines between edges: 76 columns and 16 lines.
  case full
  /// Keys of one line without edges: 39 columns and 5 lines.
  case small

  /// The columns of an ordinary key, including its left edge or the gap after it.
  private var columns: Double { self == .full ? 5 : 2.6 }
  /// The lines of a key, including its upper edge.
  private var lines: Int { self == .full ? 3 : 1 }
  /// The columns or lines of an edge.
  var edge: Int { self == .full ? 1 : 0 }

  package func width(of picture: KeyboardPicture) -> Int { column(picture.width) + edge }
  package func height(of picture: KeyboardPicture) -> Int { line(picture.height) + edge }

  /// The largest size that fits into some columns and lines, or `nil`.
  package static func largest(
    of picture: KeyboardPicture, width: Int, height: Int = .max
  ) -> Self? {
    allCases.first { $0.width(of: picture) <= width && $0.height(of: picture) <= height }
  }

  func column(_ x: Double) -> Int { Int((x * columns).rounded()) }
  func line(_ y: Double) -> Int { Int(y.rounded()) * lines }
}

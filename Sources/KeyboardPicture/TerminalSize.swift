/// How large a keyboard is drawn with text.
public enum TerminalSize: Hashable, Sendable, CaseIterable {
  /// Keys of two lines between edges: 76 columns and 16 lines.
  case full
  /// Keys of one line without edges: 39 columns and 5 lines.
  case small

  /// The columns of an ordinary key, including its left edge or the gap after it.
  private var columns: Double { self == .full ? 5 : 2.6 }

  /// The lines of a key, including its upper edge.
  private var lines: Int { self == .full ? 3 : 1 }

  /// How many columns or lines an edge takes.
  var edge: Int { self == .full ? 1 : 0 }

  /// How many columns a keyboard takes.
  public func width(of picture: KeyboardPicture) -> Int { column(picture.width) + edge }

  /// How many lines a keyboard takes.
  public func height(of picture: KeyboardPicture) -> Int { line(picture.height) + edge }

  /// The largest size in which a keyboard is no larger than some columns and lines, or `nil`.
  public static func largest(
    of picture: KeyboardPicture, width: Int, height: Int = .max
  ) -> Self? {
    allCases.first { $0.width(of: picture) <= width && $0.height(of: picture) <= height }
  }

  /// The column of a place on the keyboard.
  func column(_ x: Double) -> Int { Int((x * columns).rounded()) }

  /// The line of a place on the keyboard.
  func line(_ y: Double) -> Int { Int(y.rounded()) * lines }
}

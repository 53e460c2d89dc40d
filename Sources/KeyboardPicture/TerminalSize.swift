/// How large a keyboard is drawn with text.
public enum TerminalSize: Hashable, Sendable, CaseIterable {
  /// Keys of two lines between edges: 76 columns and 16 lines.
  case full
  /// Keys of one line between edges: 76 columns and 11 lines.
  case low
  /// Keys of one line without edges: 45 columns and 5 lines.
  case flat
  /// The same, and narrower: 39 columns and 5 lines.
  case narrow

  /// The columns of an ordinary key, including its left edge or the gap after it.
  var columns: Double {
    switch self {
    case .full, .low: 5
    case .flat: 3
    case .narrow: 2.6
    }
  }

  /// The lines of a key, including its upper edge.
  var lines: Int {
    switch self {
    case .full: 3
    case .low: 2
    case .flat, .narrow: 1
    }
  }

  /// Whether keys have edges.
  var hasEdges: Bool { self == .full || self == .low }

  /// How many columns a keyboard takes.
  public func width(of picture: KeyboardPicture) -> Int {
    column(picture.width) + (hasEdges ? 1 : 0)
  }

  /// How many lines a keyboard takes.
  public func height(of picture: KeyboardPicture) -> Int {
    Int(picture.height.rounded()) * lines + (hasEdges ? 1 : 0)
  }

  /// The largest size in which a keyboard is no larger than some columns and lines, or `nil`.
  public static func largest(
    of picture: KeyboardPicture, width: Int, height: Int = .max
  ) -> Self? {
    allCases.first { $0.width(of: picture) <= width && $0.height(of: picture) <= height }
  }

  /// The column of a place on the keyboard.
  func column(_ x: Double) -> Int { Int((x * columns).rounded()) }
}

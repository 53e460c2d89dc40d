import KeyboardPicture

/// Which lines of a view show what.
struct ScreenLayout: Hashable {
  /// Fewer lines of log tell too little to give them up for a larger keyboard.
  private static let comfortableLog = 6
  private static let smallestLog = 2

  /// How large the keyboard is, or `nil` for none.
  var keyboard: TerminalSize?
  /// The line of the open list, or `nil`.
  var list: Int?
  /// The first line of the keyboard.
  var keyboardTop = 1
  /// The line of the text, or `nil`.
  var text: Int?
  /// The line of what was recognised, or `nil`.
  var recognition: Int?
  /// The line between that and the log, or `nil`.
  var separator: Int?
  /// The lines of the log.
  var log: Range<Int>
  /// The line of what the function keys do, or `nil`.
  var keys: Int?

  /// Arranges a view.
  ///
  /// - Parameters:
  ///   - width: The columns there are.
  ///   - height: The lines there are.
  ///   - picture: The keyboard, or `nil` to leave it out.
  init(width: Int, height: Int, picture: KeyboardPicture?) {
    // The heading, the list, the text, the recognition, and the function keys.
    let others = 5
    if let picture {
      let sizes = TerminalSize.allCases.filter { $0.width(of: picture) <= width }
      func fits(_ size: TerminalSize, log: Int) -> Bool {
        size.height(of: picture) + others + log <= height
      }
      keyboard =
        sizes.first { fits($0, log: $0.hasRoom ? Self.comfortableLog : Self.smallestLog) }
    }
    var line = min(1, height)
    func take(when hasRoom: Bool = true) -> Int? {
      guard hasRoom, line < height else { return nil }
      defer { line += 1 }
      return line
    }
    if height > 3 { list = take() }
    keyboardTop = line
    if let keyboard, let picture { line += keyboard.height(of: picture) }
    text = take()
    recognition = take(when: height > 4)
    if height - line > Self.comfortableLog + 1 { separator = take() }
    let last = height > 2 ? height - 1 : height
    log = min(line, last)..<last
    if height > 2 { keys = last }
  }
}

extension TerminalSize {
  /// Whether it is one of the sizes that take room from the log.
  fileprivate var hasRoom: Bool { self == .full || self == .low }
}

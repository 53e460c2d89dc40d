import KeyboardPicture

extension ScreenDrawing {
  private static let allKeys: [(name: String, short: String, long: String)] = [
    ("F1", "Help", "this page"),
    ("F2", "Locale", "the locale, whose letters come first"),
    ("F3", "Layout", "the layout of the keyboard"),
    ("F4", "Theme", "how the keyboard looks"),
    ("F5", "Field", "what the field can do: show preedit, give its text, or neither"),
    ("F6", "Hold", "the rule for holding keys: whether there is a list, and how it works"),
    ("F7", "For", "what the field is for, such as a password or a terminal"),
    ("F8", "Log", "the log instead of the keyboard, and back"),
    ("F9", "Clear", "an empty field and an empty log"),
    ("F10", "End", "end, like Ctrl+C"),
  ]

  /// The keys that do something; what the running engine does cannot be chosen here.
  private var keys: [(name: String, short: String, long: String)] {
    model.heading.source == .engine
      ? Self.allKeys.filter { ["F1", "F8", "F9", "F10"].contains($0.name) } : Self.allKeys
  }

  private var explanation: String {
    let beginning =
      model.heading.source == .engine
      ? "Type into any program: what you see is what the engine does there."
      : "Type, and hold keys: what you see is what the engine would do in a program."
    return beginning
      + " Each line of the log has an event, what was recognised, and what it led to; \"no list\""
      + " says why."
  }

  /// Draws what the function keys do in one line: the first and the last as long as possible.
  func drawKeys(_ y: Int, on canvas: TerminalCanvas) {
    var keys = keys
    func columns() -> Int {
      keys.reduce(0) { $0 + TextWidth.columns("\($1.name) \($1.short)") } + 2 * (keys.count - 1)
    }
    // What there is no room for is on the page of help.
    while keys.count > 1, columns() > width - 2 { keys.remove(at: max(keys.count - 2, 0)) }
    var x = min(1, width - 1)
    for key in keys {
      canvas.put(key.name, x: x, y: y, style: palette.accent)
      x += TextWidth.columns(key.name) + 1
      canvas.put(key.short, x: x, y: y, style: palette.secondary)
      x += TextWidth.columns(key.short) + 2
    }
  }

  /// Draws the page of help.
  func drawHelp(on canvas: TerminalCanvas) {
    let lines = height - 2
    var y = height > 16 ? 2 : 1
    for key in keys where y <= lines {
      canvas.put(key.name, x: 1, y: y, style: palette.accent)
      put(key.long, x: 6, y: y, width: width - 6, TerminalCanvas.Style(), on: canvas)
      y += 1
    }
    if height > 16 { y += 1 }
    let source =
      switch model.heading.source {
      case .releases: "This terminal reports when keys go up (kitty keyboard protocol)."
      case .repeats:
        "This terminal does not report when keys go up, so a key that repeats counts as held."
      case .engine: "The keys are those the running engine gets."
      }
    for text in [explanation, source, "Any key goes back."] {
      for line in words(text, width: width - 2) where y <= lines {
        canvas.put(line, x: 1, y: y, style: palette.secondary)
        y += 1
      }
      if height > 20 { y += 1 }
    }
  }

  /// Draws what can be chosen.
  ///
  /// - Returns: Where typing goes.
  func draw(_ chooser: ScreenChooser, on canvas: TerminalCanvas) -> ScreenFrame.Cursor? {
    guard height > 3 else { return nil }
    let title = chooser.title + ": "
    canvas.put(title, x: 1, y: 1, style: palette.accent)
    let x = 1 + TextWidth.columns(title)
    canvas.put(chooser.filter, x: x, y: 1)
    let end = min(x + TextWidth.columns(chooser.filter), width - 1)
    if chooser.filter.isEmpty {
      put(
        "type a part of it; ↑ ↓, Return, Escape", x: end + 1, y: 1, width: width - end - 1,
        palette.secondary, on: canvas)
    }
    let shown = chooser.shown
    let first = max(0, min(chooser.selected - chooserPage / 2, shown.count - chooserPage))
    let column = (shown.map { TextWidth.columns($0.value) }.max() ?? 0) + 2
    for (y, index) in zip(2..<(height - 1), shown.indices.dropFirst(first)) {
      let isSelected = index == chooser.selected
      let style = isSelected ? palette.selection : TerminalCanvas.Style()
      let entry = shown[index]
      if isSelected { canvas.fill(x: 1, y: y, width: width - 2, style: style) }
      put(entry.value, x: 2, y: y, width: width - 3, style, on: canvas)
      put(
        entry.title, x: 2 + column, y: y, width: width - 4 - column,
        isSelected ? style : palette.secondary, on: canvas)
    }
    if shown.isEmpty { canvas.put("Nothing matches.", x: 2, y: 2, style: palette.warning) }
    return ScreenFrame.Cursor(x: end, y: 1)
  }
}

public import KeyboardCore
public import KeyboardPicture

/// Draws a view into the cells of a terminal.
public struct ScreenDrawing {
  let model: ScreenModel
  let picture: KeyboardPicture?
  let palette: ScreenPalette
  let labels: PanelStyle.LabelStyle
  let width: Int
  let height: Int

  /// Prepares a drawing.
  ///
  /// - Parameters:
  ///   - model: What is shown.
  ///   - picture: The keyboard with the pressed keys, or `nil` for none.
  ///   - palette: The colours.
  ///   - labels: What stands before the entries of lists.
  ///   - width: The columns of the terminal.
  ///   - height: The lines of the terminal.
  public init(
    _ model: ScreenModel, picture: KeyboardPicture?, palette: ScreenPalette,
    labels: PanelStyle.LabelStyle = .digits, width: Int, height: Int
  ) {
    self.model = model
    self.picture = model.showsLogOnly ? nil : picture
    self.palette = palette
    self.labels = labels
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// How many entries a chooser shows at once.
  public var chooserPage: Int { max(1, height - 4) }

  /// The drawing.
  public var frame: ScreenFrame {
    let canvas = TerminalCanvas(
      width: width, height: height, lines: picture?.terminal.lines ?? .light)
    drawHeading(on: canvas)
    let layout = ScreenLayout(width: width, height: height, picture: picture)
    var cursor: ScreenFrame.Cursor?
    switch model.overlay {
    case .help: drawHelp(on: canvas)
    case .chooser(let chooser): cursor = draw(chooser, on: canvas)
    case nil:
      drawKeyboard(layout, on: canvas)
      cursor = drawText(layout, on: canvas)
      drawRecognition(layout, on: canvas)
      drawLog(layout, on: canvas)
    }
    if let line = layout.keys { drawKeys(line, on: canvas) }
    return ScreenFrame(rows: canvas.rows(palette.depth), cursor: cursor)
  }

  private func drawHeading(on canvas: TerminalCanvas) {
    canvas.fill(x: 0, y: 0, width: width, style: palette.heading)
    let source = model.heading.source.words
    var parts = model.heading.parts
    func columns() -> Int { TextWidth.columns(parts.joined(separator: " · ")) }
    // How keys are told is said as long as there is room for the first part, too.
    let showsSource = width >= TextWidth.columns(source) + 12
    let free = width - 2 - (showsSource ? TextWidth.columns(source) + 2 : 0)
    while parts.count > 1, columns() > free { parts.removeLast() }
    put(parts.joined(separator: " · "), x: 1, y: 0, width: free, palette.heading, on: canvas)
    if showsSource {
      canvas.put(source, x: width - 1 - TextWidth.columns(source), y: 0, style: palette.heading)
    }
  }

  private func drawKeyboard(_ layout: ScreenLayout, on canvas: TerminalCanvas) {
    var middle = width / 2
    if let picture, let size = layout.keyboard {
      let renderer = TerminalRenderer(
        picture, depth: palette.depth, size: size, lightsPressed: true)
      let left = (width - size.width(of: picture)) / 2
      renderer.draw(on: canvas, x: left, y: layout.keyboardTop)
      if let key = model.listKeycode.flatMap({ picture.key(keycode: $0) }) {
        middle = left + renderer.middleColumn(of: key)
      }
    }
    guard let y = layout.list else { return }
    if let list = model.field.candidates {
      TerminalListLine(
        list, labels: labels, labelColor: palette.accent.foreground,
        showsSelected: true, width: width
      ).draw(on: canvas, y: y, middle: middle, in: 0..<width)
    } else if let line = model.line {
      put(line, x: 1, y: y, width: width - 1, palette.secondary, on: canvas)
    }
  }

  /// Draws the text around the cursor, with the preedit.
  private func drawText(
    _ layout: ScreenLayout, on canvas: TerminalCanvas
  ) -> ScreenFrame.Cursor? {
    guard let y = layout.text else { return nil }
    var x = putLabel("Text", y, on: canvas)
    let scalars = model.field.text.unicodeScalars
    let place = model.field.cursor
    let before = Self.visible(String(String.UnicodeScalarView(scalars.prefix(place))))
    let after = Self.visible(String(String.UnicodeScalarView(scalars.dropFirst(place))))
    let preedit = Self.visible(model.field.preedit)
    // The end of the text before the cursor is what counts.
    let free = max(0, width - x - TextWidth.columns(preedit) - 1)
    let end = Self.end(of: before, columns: free)
    canvas.put(end, x: x, y: y)
    x += TextWidth.columns(end)
    canvas.put(preedit, x: x, y: y, style: TerminalCanvas.Style(isUnderlined: true))
    x += TextWidth.columns(preedit)
    canvas.put(after, x: x, y: y)
    return ScreenFrame.Cursor(x: min(x, width - 1), y: y)
  }

  private func drawRecognition(_ layout: ScreenLayout, on canvas: TerminalCanvas) {
    guard let y = layout.recognition else { return }
    let x = putLabel("Last", y, on: canvas)
    guard let part = model.recognition else { return }
    let style = part.kind == .refusal ? palette.warning : palette.accent
    put(part.text, x: x, y: y, width: width - x, style, on: canvas)
    // With a list that is open, its line of text has no place above.
    let used = x + TextWidth.columns(part.text) + 3
    if model.field.candidates != nil, let line = model.line {
      put(line, x: used, y: y, width: width - used, palette.secondary, on: canvas)
    }
  }

  private func putLabel(_ text: String, _ y: Int, on canvas: TerminalCanvas) -> Int {
    canvas.put(text, x: 1, y: y, style: palette.label)
    return min(1 + TextWidth.columns(text) + 2, max(0, width - 1))
  }

  /// Writes a text, cut to a width with … for what is left out.
  func put(
    _ text: String, x: Int, y: Int, width: Int, _ style: TerminalCanvas.Style,
    on canvas: TerminalCanvas
  ) {
    canvas.put(Self.start(of: text, columns: width), x: x, y: y, style: style)
  }

  /// The beginning of a text that is no wider, with … for the rest.
  static func start(of text: String, columns: Int) -> String {
    guard TextWidth.columns(text) > columns else { return text }
    var shown = ""
    for character in text {
      if TextWidth.columns(shown + String(character)) > columns - 1 { break }
      shown.append(character)
    }
    return columns > 0 ? shown + "…" : ""
  }

  /// The end of a text that is no wider, with … for the rest.
  private static func end(of text: String, columns: Int) -> String {
    guard TextWidth.columns(text) > columns else { return text }
    var shown: [Character] = []
    var used = 0
    for character in text.reversed() {
      used += TextWidth.columns(String(character))
      if used > columns - 1 { break }
      shown.append(character)
    }
    return columns > 0 ? "…" + String(shown.reversed()) : ""
  }

  /// A text with signs for what cannot be seen.
  private static func visible(_ text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "\n", "\r", "\r\n": "⏎"
        case "\t": "⇥"
        case "\u{a0}", "\u{202f}": "␣"
        default: character
        }
      })
  }
}

import CPangoCairo
import KeyboardCore

/// A text of a list, ready to be drawn, with its size in points.
struct ListText {
  /// The font of a text: the desktop's, unless the theme has its own.
  struct Font {
    var desktop: String
    var theme: KeyboardFont
    /// The height of an em, in points.
    var size: Double
  }

  /// More than fits into the lines that a text may have; shaping takes its time.
  private static let longest = 500

  let layout: PangoLayout
  /// Where the text begins in its layout: in a limited width, a text from right to left is at the end.
  let left: Double
  let width: Double
  let height: Double
  /// How far the baseline of the first line is below the upper edge.
  let baseline: Double

  /// Lays out a text that is no wider than `limit`.
  ///
  /// A text that is too wide becomes smaller, down to `smallest` of its size; if that is not enough, it
  /// is wrapped into so many lines, and cut.
  init(
    _ text: String, _ font: Font, limit: Double, smallest: Double = 1, lines: Int = 1,
    in fonts: ListFonts
  ) {
    layout = PangoLayout(fonts.context)
    layout.setSingleParagraph(1)
    // NUL would end the text, and Pango reports it as an error.
    let scalars = text.unicodeScalars.prefix(Self.longest).map { $0 == "\0" ? "\u{fffd}" : $0 }
    layout.setText(String(String.UnicodeScalarView(scalars)), length: -1)
    layout.apply(font)
    var extents = layout.extents
    if extents.width > limit, smallest < 1 {
      var small = font
      small.size *= max(smallest, limit / extents.width)
      layout.apply(small)
      extents = layout.extents
    }
    if extents.width > limit {
      layout.setWidth(Int32((limit * Double(PANGO_SCALE)).rounded(.down)))
      layout.setHeight(-Int32(lines))
      layout.setWrap(PANGO_WRAP_WORD_CHAR)
      layout.setEllipsis(PANGO_ELLIPSIZE_END)
      extents = layout.extents
    }
    (left, width) = (extents.left, max(0, extents.width))
    // Without any font Pango 1.50 may report the height of a line as anything; the highest lines, those
    // of Nastaliq, have three times the size of the font.
    height = max(0, min(extents.height, 4 * font.size * Double(lines)))
    baseline = max(0, min(Double(layout.baseline) / Double(PANGO_SCALE), height))
  }
}

extension PangoLayout {
  fileprivate func apply(_ font: ListText.Font) {
    let description = pango_font_description_from_string(font.desktop)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    if font.theme.weight != .regular {
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(font.theme.weight.number)))
    }
    if !font.theme.families.isEmpty {
      let own = pango_font_description_get_family(description).map { [String(cString: $0)] } ?? []
      pango_font_description_set_family(
        description, (font.theme.families + own).joined(separator: ","))
    }
    setFont(description)
  }

  fileprivate var extents: (left: Double, width: Double, height: Double) {
    var logical = PangoRectangle()
    getExtents(ink: nil, logical: &logical)
    let scale = Double(PANGO_SCALE)
    return (
      Double(logical.x) / scale, Double(logical.width) / scale, Double(logical.height) / scale
    )
  }
}

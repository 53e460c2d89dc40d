import KeyboardCore

/// The sizes of the parts of a list, in points.
struct ListMetrics {
  /// The em of the desktop's font at the user's scale.
  let base: Double
  let entry: ListText.Font
  let label: ListText.Font
  let line: ListText.Font
  /// The room between the bubble's edge and what is in it.
  let padding: Double
  /// The room around the bubble for its shadow; whole points keep edges sharp.
  let margin: Double
  let border: Double
  /// The height of a cell between its texts and its edges.
  let gap: Double

  init(_ style: ListStyle) {
    let look = style.look
    base = ListFonts.size(of: style.font) * max(0.5, min(style.textScale, 4))
    func font(_ size: Double) -> ListText.Font {
      ListText.Font(desktop: style.font, theme: look.font, size: size)
    }
    // Accents have to be told apart: they are drawn larger than the desktop's texts. The size in a
    // theme is that on a key; 24 is that of the standard theme.
    entry = font(base * 1.5 * look.font.size / 24)
    label = font(base * 0.76)
    line = font(base * 0.94)
    padding = (base * 0.34).rounded()
    margin = look.callout.shadow.size > 0 ? 14 : 0
    border = style.isHighContrast ? 2 : 1
    gap = base * 0.2
  }
}

import CPangoCairo
import KeyboardCore

/// The fonts of lists.
///
/// Pango and fontconfig load megabytes for the first text. They are freed with this object and the
/// pictures made with it, except for what fontconfig keeps. Pango lets any thread use them, one at a
/// time.
nonisolated package final class ListFonts {
  let context: PangoContext

  /// Loads no font yet.
  package init() {
    context = PangoFontMap().makeContext()
    // Texts keep their width at any scale.
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    context.setFontOptions(options)
    context.setRoundsPositions(0)
  }

  /// Loads what a first text in a font of Pango's notation needs: that takes some 50 ms, and more on a
  /// busy machine.
  package func load(_ font: String) {
    let description = pango_font_description_from_string(font)
    defer { pango_font_description_free(description) }
    let layout = PangoLayout(context)
    layout.setText("é1", length: -1)
    layout.setFont(description)
    layout.getExtents(ink: nil, logical: nil)
  }

  /// The size of a font in Pango's notation, in points of 1/96 inch; that of the usual desktop's 11
  /// points without one.
  static func size(of font: String) -> Double {
    let description = pango_font_description_from_string(font)
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
    let points = isAbsolute ? size : size * 96 / 72
    return points > 0 ? max(6, min(points, 96)) : 11 * 96 / 72
  }
}

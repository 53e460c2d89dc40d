import CAdwaita

extension String {
  /// The text for toasts, group titles and others that take Pango's markup: after a bare < or & they
  /// would show nothing, or still show the previous text.
  package var asMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return self }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}

import CAdwaita

extension String {
  /// The text for what takes Pango's markup, such as toasts and the titles of groups: with a bare <
  /// or & in it they would show nothing, or what they showed before.
  public var asMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return self }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}

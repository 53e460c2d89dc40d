import CGLib

nonisolated extension String {
  /// The text with composed characters (NFC).
  public var composed: String { normalized(G_NORMALIZE_NFC) }

  /// The text with separate letters and marks (NFD).
  public var decomposed: String { normalized(G_NORMALIZE_NFD) }

  private func normalized(_ form: GNormalizeMode) -> String {
    guard let text = g_utf8_normalize(self, -1, form) else { return self }
    defer { g_free(text) }
    return String(cString: text)
  }
}

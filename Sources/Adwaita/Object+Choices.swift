import CAdwaita

// Lists of texts to choose from, which a program makes.
extension Object {
  /// Longer lists get a search field.
  private static let longest = 20

  /// Gives a row or a button the texts to choose from, and chooses one.
  ///
  /// - Parameters:
  ///   - choices: The texts.
  ///   - place: The place of the one that is chosen.
  public func setChoices(_ choices: [String], place: Int) {
    guard let made = gtk_string_list_new(nil) else { return }
    let model = Object(UnsafeMutableRawPointer(made))
    g_object_unref(UnsafeMutableRawPointer(made))
    for choice in choices { gtk_string_list_append(made, choice) }
    set("model", to: model)
    setPlace(place)
    guard choices.count > Self.longest else { return }
    // From libadwaita 1.4 and 1.6 on; it searches for what the row's `expression` gives.
    if hasProperty("enable-search") { self["enable-search"] = true }
    let anywhere = 1  // GTK_STRING_FILTER_MATCH_MODE_SUBSTRING
    if hasProperty("search-match-mode") { self["search-match-mode"] = anywhere }
  }
}

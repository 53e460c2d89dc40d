import CAdwaita

// Lists of texts to choose from, which a program makes.
extension Object {
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
  }
}

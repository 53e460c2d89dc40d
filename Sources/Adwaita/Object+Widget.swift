import CAdwaita

// What widgets can do besides having properties.
extension Object {
  /// Tells people who do not see a widget what it is.
  ///
  /// - Parameters:
  ///   - label: Its name.
  ///   - description: More about it, or `nil` for what it says itself.
  public func setAccessible(label: String, description: String? = nil) {
    cadwaita_set_accessible(raw, label, description)
  }

  /// Lays a style of GTK's or libadwaita's over a widget, or takes it away.
  public func setStyle(_ name: String, _ isOn: Bool = true) {
    if isOn {
      gtk_widget_add_css_class(self(), name)
    } else {
      gtk_widget_remove_css_class(self(), name)
    }
  }

  /// Shows a window, or raises it.
  public func present() { gtk_window_present(self()) }

  /// The nearest widget around this one that is of a type, or `nil`.
  public func ancestor(_ type: String) -> Object? {
    var widget = gtk_widget_get_parent(self())
    while let found = widget {
      if cadwaita_is(found, type) != 0 { return Object(found) }
      widget = gtk_widget_get_parent(found)
    }
    return nil
  }

  /// Adds a page to a stack by a name.
  public func add(_ child: Object, named name: String) {
    gtk_stack_add_named(self(), child(), name)
  }

  /// Adds a row to a list, or a widget to a group of preferences.
  public func add(_ child: Object) {
    switch true {
    case isKind(of: "GtkListBox"): gtk_list_box_append(self(), child())
    case isKind(of: "GtkFlowBox"): gtk_flow_box_insert(self(), child(), -1)
    case isKind(of: "AdwPreferencesGroup"): adw_preferences_group_add(self(), child())
    case isKind(of: "AdwPreferencesPage"): adw_preferences_page_add(self(), child())
    case isKind(of: "AdwActionRow"): adw_action_row_add_suffix(self(), child())
    case isKind(of: "AdwEntryRow"): adw_entry_row_add_suffix(self(), child())
    default: gtk_box_append(self(), child())
    }
  }

  /// Puts a row at a place in a group of preferences.
  public func insert(_ row: Object, at index: Int) {
    adw_preferences_group_add(self(), row())
    // A group can only append; its rows are in a list box.
    guard let list = row.ancestor("GtkListBox") else { return }
    gtk_list_box_remove(list(), row())
    gtk_list_box_insert(list(), row(), gint(index))
  }

  /// Takes a child away that `add(_:)` has added.
  public func remove(_ child: Object) {
    switch true {
    case isKind(of: "GtkListBox"): gtk_list_box_remove(self(), child())
    case isKind(of: "GtkFlowBox"): gtk_flow_box_remove(self(), child())
    case isKind(of: "AdwPreferencesGroup"): adw_preferences_group_remove(self(), child())
    default: gtk_box_remove(self(), child())
    }
  }

  /// Selects the row of a list at a place.
  public func selectRow(at index: Int) {
    gtk_list_box_select_row(self(), gtk_list_box_get_row_at_index(self(), gint(index)))
  }

  /// The place of a row in its list.
  public var rowIndex: Int { Int(gtk_list_box_row_get_index(self())) }

  /// Shows the pane of a leaflet that comes after the one shown, or the one before.
  public func navigate(isForward: Bool) {
    adw_leaflet_navigate(
      self(), isForward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK)
  }

  /// Puts a text on the clipboard.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(self()), text)
  }
}

// Lists of texts to choose from.
extension Object {
  /// The place where nothing is chosen.
  public static let noPlace = Int(UInt32.max)

  /// The place of the chosen text.
  public var place: Int {
    get { Int(cadwaita_get_selected(raw)) }
    set { cadwaita_set_selected(raw, guint(newValue)) }
  }

  /// The chosen text, or "".
  public var choice: String {
    guard let model = object("model"), model.isKind(of: "GtkStringList") else { return "" }
    return gtk_string_list_get_string(model(), guint(place)).map { String(cString: $0) } ?? ""
  }

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
    self.place = place
    guard choices.count > Self.longest else { return }
    // From libadwaita 1.4 and 1.6 on; it searches for what the row's `expression` gives.
    if hasProperty("enable-search") { self["enable-search"] = true }
    let anywhere = 1  // GTK_STRING_FILTER_MATCH_MODE_SUBSTRING
    if hasProperty("search-match-mode") { self["search-match-mode"] = anywhere }
  }
}

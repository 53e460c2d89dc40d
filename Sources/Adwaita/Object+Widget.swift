import CAdwaita

// What widgets do besides having properties.
extension Object {
  /// Adds a style class of GTK or libadwaita to a widget, or removes it.
  package func setStyle(_ name: String, _ isOn: Bool = true) {
    (isOn ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(self(), name)
  }

  /// Shows a window, or raises it.
  package func present() { gtk_window_present(self()) }

  /// The nearest widget of a type around this one, or `nil`.
  package func ancestor(_ type: String) -> Object? {
    var widget = gtk_widget_get_parent(self())
    while let found = widget {
      if cadwaita_is(found, type) != 0 { return Object(found) }
      widget = gtk_widget_get_parent(found)
    }
    return nil
  }

  /// The widgets inside this one, not those inside them.
  private var children: [Object] {
    sequence(first: gtk_widget_get_first_child(self())) {
      $0.map { gtk_widget_get_next_sibling($0) }
    }
    .prefix { $0 != nil }.compactMap { $0.map { Object($0) } }
  }

  /// The widgets of a type inside this one, outer ones first.
  func descendants(_ type: String) -> [Object] {
    children.flatMap { ($0.isKind(of: type) ? [$0] : []) + $0.descendants(type) }
  }

  /// Shows a page of a stack, and hides the others: GTK 4.8 tells assistive technologies of all that
  /// could be shown.
  package func show(page name: String) {
    guard let page = gtk_stack_get_child_by_name(self(), name).map({ Object($0) }) else { return }
    page["visible"] = true
    self["visible-child-name"] = name
    for other in children where other.raw != page.raw { other["visible"] = false }
  }

  package func add(_ child: Object, named name: String) {
    gtk_stack_add_named(self(), child(), name)
  }

  /// Adds a child to a list, a flow box, a preferences group, an expander row or a fixed container, or
  /// a suffix to a row.
  package func add(_ child: Object) {
    switch true {
    case isKind(of: "GtkFixed"): gtk_fixed_put(self(), child(), 0, 0)
    case isKind(of: "GtkListBox"): gtk_list_box_append(self(), child())
    case isKind(of: "GtkFlowBox"): gtk_flow_box_insert(self(), child(), -1)
    case isKind(of: "AdwPreferencesGroup"): adw_preferences_group_add(self(), child())
    case isKind(of: "AdwExpanderRow"): adw_expander_row_add_row(self(), child())
    case isKind(of: "AdwActionRow"): adw_action_row_add_suffix(self(), child())
    default: preconditionFailure("this widget takes no children")
    }
  }

  /// Inserts a row into a preferences group.
  package func insert(_ row: Object, at index: Int) {
    adw_preferences_group_add(self(), row())
    // A group can only append; its rows are in a list box.
    guard let list = row.ancestor("GtkListBox") else { return }
    gtk_list_box_remove(list(), row())
    gtk_list_box_insert(list(), row(), gint(index))
  }

  /// Removes a child from a list, a flow box, a preferences group, an expander row or a fixed
  /// container.
  package func remove(_ child: Object) {
    switch true {
    case isKind(of: "GtkFixed"): gtk_fixed_remove(self(), child())
    case isKind(of: "GtkListBox"): gtk_list_box_remove(self(), child())
    case isKind(of: "GtkFlowBox"): gtk_flow_box_remove(self(), child())
    case isKind(of: "AdwExpanderRow"): adw_expander_row_remove(self(), child())
    default: adw_preferences_group_remove(self(), child())
    }
  }

  /// Moves and resizes a child of a fixed container.
  package func place(_ child: Object, x: Double, y: Double, width: Double, height: Double) {
    gtk_fixed_move(self(), child(), x, y)
    gtk_widget_set_size_request(child(), gint(width), gint(height))
  }

  package func selectRow(at index: Int) {
    gtk_list_box_select_row(self(), gtk_list_box_get_row_at_index(self(), gint(index)))
  }

  package var rowIndex: Int { Int(gtk_list_box_row_get_index(self())) }

  /// Shows the next pane of a leaflet, or the previous one.
  package func navigate(isForward: Bool) {
    adw_leaflet_navigate(
      self(), isForward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK)
  }

  package func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(self()), text)
  }
}

// Rows and buttons with texts to choose from.
extension Object {
  /// The index if no text is chosen.
  package static let noPlace = Int(UInt32.max)

  package var place: Int {
    get { Int(cadwaita_get_selected(raw)) }
    set { cadwaita_set_selected(raw, guint(newValue)) }
  }

  /// The chosen text, or "".
  package var choice: String {
    guard let model = object("model"), model.isKind(of: "GtkStringList") else { return "" }
    return gtk_string_list_get_string(model(), guint(place)).map { String(cString: $0) } ?? ""
  }

  /// Longer lists get a search field.
  private static let longest = 20

  /// Sets the texts to choose from, and the index of the chosen one.
  package func setChoices(_ choices: [String], place: Int) {
    guard let made = gtk_string_list_new(nil) else { return }
    for choice in choices { gtk_string_list_append(made, choice) }
    set("model", to: Object(owning: made))
    self.place = place
    guard choices.count > Self.longest else { return }
    // libadwaita 1.4 and 1.6 have these; they search what the row's `expression` returns.
    if hasProperty("enable-search") { self["enable-search"] = true }
    let anywhere = 1  // GTK_STRING_FILTER_MATCH_MODE_SUBSTRING
    if hasProperty("search-match-mode") { self["search-match-mode"] = anywhere }
  }
}

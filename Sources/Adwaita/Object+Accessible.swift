import CAdwaita
import GLib

// What assistive technologies say about widgets, beyond what GTK and libadwaita tell them.
extension Object {
  /// Gives a widget a name or a description for assistive technologies.
  package func setAccessible(label: String? = nil, description: String? = nil) {
    cadwaita_set_accessible(raw, label, description)
  }

  /// Shows that what is in an entry row cannot be used, and why; `nil` if it can.
  package func setProblem(_ problem: String?) {
    setStyle("error", problem != nil)
    for field in [self] + descendants("GtkText") {
      cadwaita_set_invalid(field.raw, problem == nil ? 0 : 1)
      field.setAccessible(description: problem ?? "")
    }
  }

  /// Has a screen reader say a sentence, if GTK is 4.14 or newer.
  package func announce(_ sentence: String) { cadwaita_announce(raw, sentence) }

  /// Makes a row of a list be the switch or the radio button in it: one thing to reach, not two, and
  /// Tab does not enter a list whose first row has a radio button that is not chosen.
  package func be(_ control: Object) {
    let role =
      control.isKind(of: "GtkSwitch") ? GTK_ACCESSIBLE_ROLE_SWITCH : GTK_ACCESSIBLE_ROLE_RADIO
    for property in ["focusable", "can-focus"] { control[property] = false }
    self["accessible-role"] = Int(role.rawValue)
    cadwaita_set_checked(raw, control["active"] ? 1 : 0)
    control.on("notify::active") { arguments in
      guard let control = arguments.object(0).map({ Object($0) }) else { return }
      let row = control.ancestor("AdwPreferencesRow")
      if let row { cadwaita_set_checked(row.raw, control["active"] ? 1 : 0) }
    }
  }

  /// Describes a row, and the control in it, by what it shows below its title, and by a remark.
  package func describe(remark: String? = nil) {
    let isExpander = isKind(of: "AdwExpanderRow")
    var words = [remark, self["subtitle"]]
    if isKind(of: "AdwComboRow"), hasProperty("use-subtitle"), !self["use-subtitle"] {
      words.insert(choice, at: 1)
    }
    let description = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    // The focus goes to a row inside an expander row.
    let row = isExpander ? descendants("AdwActionRow").first ?? self : self
    row.setAccessible(description: description)
    if isExpander {
      cadwaita_set_expanded(row.raw, self["expanded"] ? 1 : 0)
      setAccessible(label: self["title"])
      nameLists(self["title"])
    }
    guard let control = isExpander ? nil : object("activatable-widget") else { return }
    if !control.isKind(of: "GtkSwitch"), !control.isKind(of: "GtkButton") {
      let tooltip: String = control["tooltip-text"]
      control.setAccessible(description: description.isEmpty ? tooltip : description)
    }
  }

  /// Names the field in an entry row: before libadwaita 1.4, nothing is said when it gets the focus.
  private func nameField() {
    guard adw_get_minor_version() < 4, let field = descendants("GtkText").first else { return }
    field["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_TEXT_BOX.rawValue)
    field.setAccessible(label: self["title"])
    on("notify::title") { arguments in
      guard let row = arguments.object(0).map({ Object($0) }) else { return }
      row.descendants("GtkText").first?.setAccessible(label: row["title"])
    }
  }

  /// Keeps a row of a file described.
  func keepDescribed() {
    if isKind(of: "AdwEntryRow") { return nameField() }
    let isExpander = isKind(of: "AdwExpanderRow")
    guard isExpander || isKind(of: "AdwActionRow") else { return }
    if !isExpander, let control = object("activatable-widget"), control.isKind(of: "GtkSwitch") {
      be(control)
    }
    describe()
    for property in ["subtitle"] + (isExpander ? ["expanded", "title"] : ["selected"])
    where hasProperty(property) {
      on("notify::\(property)") { arguments in arguments.object(0).map { Object($0) }?.describe() }
    }
  }

  /// Names the lists in a group or an expander row, which libadwaita leaves without a name.
  package func nameLists(_ name: String) {
    for list in descendants("GtkListBox") { list.setAccessible(label: name) }
  }
}

import CAdwaita
import GLib

// What assistive technologies say about widgets, beyond what GTK and libadwaita tell them.
extension Object {
  /// Gives a widget a name or a description for assistive technologies.
  public func setAccessible(label: String? = nil, description: String? = nil) {
    cadwaita_set_accessible(raw, label, description)
  }

  /// Shows that what is in a field cannot be used, and why; `nil` if it can.
  public func setProblem(_ problem: String?) {
    setStyle("error", problem != nil)
    cadwaita_set_invalid(raw, problem == nil ? 0 : 1)
    setAccessible(description: problem ?? "")
  }

  /// Has a screen reader say a sentence, if GTK is 4.14 or newer.
  public func announce(_ sentence: String) { cadwaita_announce(raw, sentence) }

  /// Describes a row, and the control in it, by what it shows below its title, and by a remark.
  ///
  /// The row of a switch is the switch: one thing to reach with Tab, not two.
  public func describe(remark: String? = nil) {
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
    if control.isKind(of: "GtkSwitch") {
      cadwaita_set_checked(raw, control["active"] ? 1 : 0)
    } else if !control.isKind(of: "GtkButton") {
      control.setAccessible(description: description)
    }
  }

  /// Keeps a row described, if the widget is a row with a subtitle.
  func keepDescribed() {
    let isExpander = isKind(of: "AdwExpanderRow")
    guard isExpander || isKind(of: "AdwActionRow") else { return }
    if !isExpander, let control = object("activatable-widget"), control.isKind(of: "GtkSwitch") {
      control["focusable"] = false
      self["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_SWITCH.rawValue)
      control.on("notify::active") { arguments in
        arguments.object(0).flatMap { Object($0).ancestor("AdwActionRow") }?.describe()
      }
    }
    describe()
    for property in ["subtitle"] + (isExpander ? ["expanded", "title"] : ["selected"])
    where hasProperty(property) {
      on("notify::\(property)") { arguments in arguments.object(0).map { Object($0) }?.describe() }
    }
  }

  /// Names the lists in a group or an expander row, which libadwaita leaves without a name.
  public func nameLists(_ name: String) {
    for list in descendants("GtkListBox") { list.setAccessible(label: name) }
  }
}

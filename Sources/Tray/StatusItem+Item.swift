import GLib
import KeyboardCore

// The item in the tray: its icon, its texts, and what a click on it does.
extension StatusItem {
  private static let path = "/StatusNotifierItem"
  private static let interface = "org.kde.StatusNotifierItem"
  private static let description = """
    <node><interface name="\(interface)">
      <property name="Category" type="s" access="read"/>
      <property name="Id" type="s" access="read"/>
      <property name="Title" type="s" access="read"/>
      <property name="Status" type="s" access="read"/>
      <property name="IconName" type="s" access="read"/>
      <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
      <property name="ItemIsMenu" type="b" access="read"/>
      <property name="Menu" type="o" access="read"/>
      <method name="ContextMenu">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="Activate">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="SecondaryActivate">
        <arg type="i" direction="in"/><arg type="i" direction="in"/>
      </method>
      <method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/></method>
      <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewToolTip"/>
      <signal name="NewStatus"><arg type="s"/></signal>
    </interface></node>
    """

  func offerItem() throws(GLibError) {
    try bus.offer(
      path: Self.path, description: Self.description, interface: Self.interface,
      properties: { [weak self] in self?.properties ?? [] }
    ) { [weak self] method, _ in
      self?.clicked(method)
      return []
    }
  }

  private var properties: [(name: String, value: Variant)] {
    let menu = current
    let pictures = Variant(array: [], of: "(iiay)")
    return [
      ("Category", Variant("SystemServices")), ("Id", Variant(id)), ("Title", Variant(menu.title)),
      ("Status", Variant("Active")), ("IconName", Variant(icon)),
      (
        "ToolTip",
        Variant.tuple([Variant(icon), pictures, Variant(menu.title), Variant(menu.language)])
      ),
      // A click with the main button opens the menu, too.
      ("ItemIsMenu", Variant(true)), ("Menu", Variant(path: Self.menuPath)),
    ]
  }

  private func clicked(_ method: String) {
    switch method {
    // A tray that calls these cannot show the menu, as the bar of sway 1.10. What the menu offers is
    // in the preferences, too.
    case "Activate", "ContextMenu":
      // Each would start a program; who clicks twice means one.
      if let last = lastOpening, MainLoop.now - last < 1000 { return }
      lastOpening = MainLoop.now
      choose(.action(.settings))
    case "SecondaryActivate": choose(.action(.nextLocale))
    // One turn of a wheel is many calls, and a finger on a touchpad turns it by mistake.
    default: break
    }
  }

  /// Reports what has changed to those who know a menu.
  func report(_ menu: KeyboardMenu, insteadOf old: KeyboardMenu) {
    if menu.title != old.title { emit("NewTitle") }
    if menu.title != old.title || menu.language != old.language { emit("NewToolTip") }
    reportItems(menu, insteadOf: old)
  }

  private func emit(_ signal: String) { bus.emit(signal, of: Self.interface, path: Self.path) }
}

import GLib
import KeyboardCore

// The menu of the item. The numbers of its rows begin with 1; 0 is the menu itself.
extension StatusItem {
  /// The path of the menu's object.
  static let menuPath = "/MenuBar"
  private static let interface = "com.canonical.dbusmenu"
  private static let description = """
    <node><interface name="\(interface)">
      <property name="Version" type="u" access="read"/>
      <property name="TextDirection" type="s" access="read"/>
      <property name="Status" type="s" access="read"/>
      <property name="IconThemePath" type="as" access="read"/>
      <method name="GetLayout">
        <arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="as" direction="in"/>
        <arg type="u" direction="out"/><arg type="(ia{sv}av)" direction="out"/>
      </method>
      <method name="GetGroupProperties">
        <arg type="ai" direction="in"/><arg type="as" direction="in"/>
        <arg type="a(ia{sv})" direction="out"/>
      </method>
      <method name="GetProperty">
        <arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/>
      </method>
      <method name="Event">
        <arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="in"/><arg type="u" direction="in"/>
      </method>
      <method name="EventGroup">
        <arg type="a(isvu)" direction="in"/><arg type="ai" direction="out"/>
      </method>
      <method name="AboutToShow">
        <arg type="i" direction="in"/><arg type="b" direction="out"/>
      </method>
      <method name="AboutToShowGroup">
        <arg type="ai" direction="in"/>
        <arg type="ai" direction="out"/><arg type="ai" direction="out"/>
      </method>
      <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})"/><arg type="a(ias)"/></signal>
      <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
    </interface></node>
    """

  func offerMenu() throws(GLibError) {
    try bus.offer(
      path: Self.menuPath, description: Self.description, interface: Self.interface,
      properties: { [weak self] in
        [
          // As of libdbusmenu, which the desktops go by.
          ("Version", Variant(unsigned: 3)),
          ("TextDirection", Variant(self?.current.isRightToLeft == true ? "rtl" : "ltr")),
          ("Status", Variant("normal")), ("IconThemePath", Variant([])),
        ]
      }
    ) { [weak self] method, arguments in
      try self?.answer(method, arguments) ?? []
    }
  }

  /// Reports which rows have changed to those who know a menu.
  func reportItems(_ menu: KeyboardMenu, insteadOf old: KeyboardMenu) {
    let (rows, oldRows) = (rows(of: menu), rows(of: old))
    guard rows != oldRows else { return }
    guard rows.map(\.id) == oldRows.map(\.id) else {
      revision &+= 1
      return emit("LayoutUpdated", [Variant(unsigned: revision), Variant(0)])
    }
    let changed = zip(rows, oldRows).filter { $0 != $1 }.map { $0.0.numbered([]) }
    emit(
      "ItemsPropertiesUpdated",
      [Variant(array: changed, of: "(ia{sv})"), Variant(array: [], of: "(ias)")])
  }

  private func emit(_ signal: String, _ arguments: [Variant]) {
    bus.emit(signal, of: Self.interface, path: Self.menuPath, arguments)
  }

  private func rows(of menu: KeyboardMenu) -> [MenuRow] {
    // One language is nothing to choose.
    let languages = menu.languages.count > 1 ? menu.languages.map(row) : []
    return languages + (languages.isEmpty ? [] : [MenuRow(id: number(of: "line"))])
      + menu.items.map(row)
  }

  private func row(of item: KeyboardMenu.Item) -> MenuRow {
    MenuRow(id: number(of: item.key), item: item)
  }

  private func number(of key: String) -> Int32 {
    if !keys.contains(key) { keys.append(key) }
    return Int32((keys.firstIndex(of: key) ?? 0) + 1)
  }

  private func answer(_ method: String, _ arguments: [Variant]) throws(MenuError) -> [Variant] {
    let revision = revision
    let menu = current
    let hasNewLayout = self.revision != revision
    let rows = rows(of: menu)
    switch method {
    case "GetLayout":
      let id = try arguments.read(0) { $0.int }
      let depth = try arguments.read(1) { $0.int }
      let names = try arguments.read(2) { $0.strings }
      return [Variant(unsigned: self.revision), try layout(of: id, depth: depth, names, rows)]
    case "GetGroupProperties":
      let ids = Set(try arguments.read(0) { $0.ints })
      let names = try arguments.read(1) { $0.strings }
      let asked = ids.isEmpty ? rows : rows.filter { ids.contains(Int($0.id)) }
      return [Variant(array: asked.map { $0.numbered(names) }, of: "(ia{sv})")]
    case "GetProperty":
      let row = try rows.row(try arguments.read(0) { $0.int })
      let name = try arguments.read(1) { $0.string }
      guard let property = row.properties.first(where: { $0.name == name }) else {
        throw .unknownProperty(name)
      }
      return [Variant(boxing: property.value)]
    case "Event":
      try handle(arguments, rows)
      return []
    case "EventGroup":
      return [.numbers(try handleAll(try arguments.read(0) { $0.members }))]
    case "AboutToShow":
      let id = try arguments.read(0) { $0.int }
      guard id == 0 else {
        _ = try rows.row(id)
        return [Variant(false)]
      }
      return [Variant(hasNewLayout)]
    default:
      let ids = try arguments.read(0) { $0.ints }
      let unknown = ids.filter { id in id != 0 && !rows.contains { Int($0.id) == id } }
      return [.numbers(hasNewLayout && ids.contains(0) ? [0] : []), .numbers(unknown)]
    }
  }

  /// The layout of the menu, or of one of its rows.
  private func layout(
    of id: Int, depth: Int, _ names: [String], _ rows: [MenuRow]
  ) throws(MenuError) -> Variant {
    guard id == 0 else { return try rows.row(id).layout(names) }
    let root: [(name: String, value: Variant)] = [("children-display", Variant("submenu"))]
    // -1 stands for every level.
    let children = depth == 0 ? [] : rows.map { Variant(boxing: $0.layout(names)) }
    return .tuple([Variant(0), .dictionary(root), Variant(array: children, of: "v")])
  }

  /// Handles the events of a group, and returns the numbers that no row has.
  private func handleAll(_ events: [Variant]) throws(MenuError) -> [Int] {
    var unknown: [Int] = []
    for event in events {
      do {
        try handle(event.members, rows(of: current))
      } catch .unknownItem(let id) {
        unknown.append(id)
      }
    }
    guard let first = unknown.first, unknown.count == events.count else { return unknown }
    throw .unknownItem(first)
  }

  /// Handles what has happened to a row: its number, the event, its data and its time.
  private func handle(_ event: [Variant], _ rows: [MenuRow]) throws(MenuError) {
    let id = try event.read(0) { $0.int }
    let name = try event.read(1) { $0.string }
    // The menu itself is opened and closed.
    guard id != 0 else { return }
    guard let item = try rows.row(id).item, name == "clicked",
      let event = KeyboardMenu.event(
        for: item.key, isChecked: item.kind == .choice || !item.isChecked)
    else { return }
    choose(event)
  }
}

extension [Variant] {
  /// Reads an argument, which GLib has compared with the description.
  fileprivate func read<Value>(
    _ place: Int, _ read: (Variant) -> Value?
  ) throws(MenuError) -> Value {
    guard indices.contains(place), let value = read(self[place]) else { throw .wrongType }
    return value
  }
}

extension [MenuRow] {
  /// The row with a number.
  fileprivate func row(_ id: Int) throws(MenuError) -> MenuRow {
    guard let row = first(where: { Int($0.id) == id }) else { throw .unknownItem(id) }
    return row
  }
}

extension Variant {
  /// An array of signed numbers of 32 bits.
  fileprivate static func numbers(_ numbers: [Int]) -> Variant {
    Variant(array: numbers.map { Variant(Int32(truncatingIfNeeded: $0)) }, of: "i")
  }
}

import Adwaita
import GLib
import KeyboardCore

/// The row of an enabled locale.
final class LocaleRow {
  /// What there is to a row beside its locale.
  struct State {
    /// The row's place.
    var index: Int
    /// How many rows there are.
    var count: Int
    /// Whether the locale's letters come first now.
    var isCurrent: Bool
    /// Whether it is the session's locale, since none is enabled.
    var isAutomatic: Bool
    /// Whether an administrator lets the user change the list.
    var isWritable: Bool
    /// Whether there is a file of the locale.
    var isKnown: Bool
    /// Whether the row can be moved or removed.
    var isChangeable: Bool { isWritable && !isAutomatic }
  }

  /// The widget.
  let root: Object
  /// The locale.
  let locale: LocaleIdentifier
  /// Called when the user wants to see more of it.
  var onOpen: (() -> Void)?
  /// Called with the number of places that the user wants it moved by.
  var onMove: ((Int) -> Void)?
  /// Called when the user wants it gone.
  var onRemove: (() -> Void)?
  /// Called with what is dropped on it; returns whether it is of use.
  var onDrop: ((String) -> Bool)?

  private var buttons: [String: Object] = [:]

  private static let up: UInt32 = 0xff52
  private static let down: UInt32 = 0xff54
  private static let alt: UInt32 = 1 << 3

  init(_ entry: LocaleNamer.Entry, _ state: State) throws {
    locale = entry.locale
    let builder = try PageContext.load("locale-row")
    root = try builder.object("row")
    root["title"] = entry.ownName
    let subtitle = Self.subtitle(entry, state)
    root["subtitle"] = subtitle
    root.setAccessible(
      label: [entry.ownName, subtitle].filter { !$0.isEmpty }.joined(separator: ", "),
      description: state.isChangeable && state.count > 1
        ? translated("Number %s of %s; press Alt and an arrow key to move it")
          .filling("\(state.index + 1)", "\(state.count)") : nil)
    try builder.object("flag")["label"] = entry.flag
    try connect(builder, entry.ownName, state)
    guard state.isChangeable else { return }
    root.makeDraggable(locale.rawValue)
    root.onDrop { [weak self] in self?.onDrop?($0) ?? false }
    root.onKeys { [weak self] keysym, _, modifiers, isRelease in
      guard modifiers & Self.alt != 0, [Self.up, Self.down].contains(keysym) else { return false }
      if !isRelease { self?.onMove?(keysym == Self.up ? -1 : 1) }
      return true
    }
  }

  /// The button that has the focus, "" for the row itself, or `nil`.
  var focus: String? {
    buttons.first { $0.value.hasFocus }?.key ?? (root.hasFocus ? "" : nil)
  }

  /// Gives a button the focus, or the row where that is not possible.
  func give(focus: String) {
    let button = buttons[focus].flatMap { $0["sensitive"] && $0["visible"] ? $0 : nil }
    (button ?? root).focus()
  }

  private func connect(_ builder: Builder, _ name: String, _ state: State) throws {
    let actions: [(id: String, text: String, isPossible: Bool, body: (LocaleRow) -> Void)] = [
      ("up", translated("Move %s up"), state.index > 0, { $0.onMove?(-1) }),
      ("down", translated("Move %s down"), state.index + 1 < state.count, { $0.onMove?(1) }),
      ("remove", translated("Remove %s"), true, { $0.onRemove?() }),
    ]
    for action in actions {
      let button = try builder.object(action.id)
      buttons[action.id] = button
      button["tooltip-text"] = action.text.filling(name)
      button.setAccessible(label: action.text.filling(name))
      button["sensitive"] = action.isPossible
      button["visible"] = state.isChangeable && (action.id == "remove" || state.count > 1)
      button.on("clicked") { [weak self] in
        if let self { action.body(self) }
      }
    }
    let open = try builder.object("open")
    buttons["open"] = open
    open["tooltip-text"] = translated("Set up %s").filling(name)
    open.setAccessible(label: translated("Set up %s").filling(name))
    open["visible"] = state.isKnown
    root["activatable"] = state.isKnown
    open.on("clicked") { [weak self] in self?.onOpen?() }
    root.on("activated") { [weak self] in self?.onOpen?() }
  }

  private static func subtitle(_ entry: LocaleNamer.Entry, _ state: State) -> String {
    var parts = entry.name == entry.ownName ? [] : [entry.name]
    if !state.isKnown { parts = [translated("Unknown language")] }
    if state.isAutomatic {
      parts.append(translated("the session’s language"))
    } else if state.isCurrent {
      parts.append(translated("in use"))
    }
    return parts.joined(separator: " · ")
  }
}

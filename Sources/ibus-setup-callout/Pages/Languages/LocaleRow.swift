import Adwaita
import GLib
import KeyboardCore

/// The row of an enabled locale or set.
final class LocaleRow: ButtonRow {
  let locale: LocaleIdentifier
  /// Called with text that is dropped on the row; returns whether it accepts the text.
  var onDrop: ((String) -> Bool)?

  init(_ locale: LocaleIdentifier, at index: Int, _ locales: LocaleSettings) throws {
    self.locale = locale
    let entry = locales.namer[locale]
    let isKnown = locales.namer.knows(locale)
    // The session's language is after sets, and cannot be moved.
    let count = locales.enabled.count - (locales.isAutomatic ? 1 : 0)
    let isAutomatic = locales.isAutomatic && !locale.isSet
    try super.init(
      "locale-row", entry.ownName, at: index, of: count, label: translated("Set up %s"))
    var parts = entry.name == entry.ownName ? [] : [entry.name]
    if !isKnown { parts = [translated("Unknown language")] }
    if isAutomatic {
      parts.append(translated("the session’s language"))
    } else if locale == locales.current {
      parts.append(translated("in use"))
    }
    let subtitle = parts.joined(separator: " · ")
    let isChangeable = locales.isWritable(LocaleSettings.locales) && !isAutomatic
    let isMovable = isChangeable && count > 1
    root["subtitle"] = entry.signs.isEmpty ? subtitle : entry.signs
    root["subtitle-lines"] = entry.signs.isEmpty ? 0 : 1
    root.setAccessible(
      label: [entry.ownName, subtitle].filter { !$0.isEmpty }.joined(separator: ", "),
      description: [
        entry.signs,
        isMovable
          ? translated("Number %s of %s; press Alt and an arrow key to move it")
            .filling("\(index + 1)", "\(count)") : "",
      ].filter { !$0.isEmpty }.joined(separator: " "))
    ui["flag"]["label"] = entry.flag
    self[.up]["visible"] = isMovable
    self[.down]["visible"] = isMovable
    self[.remove]["visible"] = isChangeable
    self[.open]["visible"] = isKnown
    root["activatable"] = isKnown
    root.on("activated") { [weak self] in self?.onAction?(.open) }
    guard isChangeable else { return }
    root.makeDraggable(locale.rawValue)
    root.onDrop { [weak self] in self?.onDrop?($0) ?? false }
    root.onKey { [weak self] key in
      guard key.modifiers.contains(.alt), [.up, .down].contains(key.keysym) else { return false }
      if !key.isRelease { self?.onAction?(key.keysym == .up ? .up : .down) }
      return true
    }
  }
}

import Hosting
import KeyboardCore
import KeyboardLayouts

/// The shortcuts of KDE Plasma, from the file `kglobalshortcutsrc`.
///
/// Its lines are `NAME=KEYS,STANDARD KEYS,WHAT IT IS`, with a tab between keys that do the same.
enum KDEShortcuts {
  /// Where the file is, or `nil` without a home.
  static var path: String? { DataDirectory.configuration.map { $0 + "/kglobalshortcutsrc" } }

  /// The keys that are taken there; none where there is no such file.
  static func read(_ path: String) -> [TakenKeys.Entry] {
    guard let text = try? TextFile.read(path) else { return [] }
    return text.split(separator: "\n").flatMap { line -> [TakenKeys.Entry] in
      guard let equals = line.firstIndex(of: "="), !line.hasPrefix("[") else { return [] }
      let name = String(line[..<equals])
      let fields = fields(of: line[line.index(after: equals)...])
      let purpose = fields.count > 2 && !fields[2].isEmpty ? fields[2] : name
      // The file has "\t" in two characters.
      let keys = (fields.first ?? "").split(separator: "\\t").flatMap { $0.split(separator: "\t") }
      return keys.compactMap { combination(String($0)) }.map {
        TakenKeys.Entry(combination: $0, owner: "KDE Plasma") { purpose }
      }
    }
  }

  /// The fields of a line; a comma that belongs to a field has a backslash before it.
  private static func fields(of text: Substring) -> [String] {
    text.replacing("\\,", with: "\0").split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).replacing("\0", with: ",") }
  }

  /// Reads keys as Qt spells them: `Meta+Alt+Space`.
  private static func combination(_ text: String) -> KeyCombination? {
    var rest = text[...]
    var modifiers: Modifiers = []
    while let name = names.first(where: { rest.hasPrefix($0.0) && rest.count > $0.0.count }) {
      modifiers.insert(name.1)
      rest = rest.dropFirst(name.0.count)
    }
    let key = String(rest)
    if key.unicodeScalars.count == 1, let scalar = key.unicodeScalars.first {
      return KeyCombination(Keysym(typing: scalar), modifiers)
    }
    return Keysym(name: keys[key] ?? key).map { KeyCombination($0, modifiers) }
  }

  private static let names: [(String, Modifiers)] = [
    ("Meta+", .super), ("Ctrl+", .control), ("Alt+", .alt), ("Shift+", .shift),
  ]

  /// Qt's names that are not X's.
  private static let keys = [
    "Space": "space", "Esc": "Escape", "Backspace": "BackSpace", "Del": "Delete", "Ins": "Insert",
    "PgUp": "Page_Up", "PgDown": "Page_Down", "Enter": "KP_Enter", "CapsLock": "Caps_Lock",
    "Backtab": "ISO_Left_Tab", "Meta": "Super_L", "none": "", "Volume Up": "XF86AudioRaiseVolume",
    "Volume Down": "XF86AudioLowerVolume", "Volume Mute": "XF86AudioMute",
  ]
}

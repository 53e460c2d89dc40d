import Hosting
import KeyboardCore
import KeyboardLayouts

/// The shortcuts of KDE Plasma, from the file `kglobalshortcutsrc`.
///
/// Its lines have the form `NAME=KEYS,DEFAULT KEYS,PURPOSE`, with tabs between alternative keys.
enum KDEShortcuts {
  static func read() -> [TakenKeys.Entry] {
    guard let folder = DataDirectory.configuration,
      let text = try? TextFile.read(folder + "/kglobalshortcutsrc")
    else { return [] }
    return text.split(separator: "\n").flatMap { line -> [TakenKeys.Entry] in
      guard let equals = line.firstIndex(of: "="), !line.hasPrefix("[") else { return [] }
      let fields = fields(of: line[line.index(after: equals)...])
      let purpose = fields.count > 2 && !fields[2].isEmpty ? fields[2] : String(line[..<equals])
      // The file spells tabs as "\t".
      let keys = (fields.first ?? "").split(separator: "\\t").flatMap { $0.split(separator: "\t") }
      return keys.compactMap { combination(String($0)) }.map {
        TakenKeys.Entry(combination: $0, owner: "KDE Plasma") { purpose }
      }
    }
  }

  /// Splits a line at its commas; one inside a field has a backslash before it.
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

  /// Qt's names that differ from X's.
  private static let keys = [
    "Space": "space", "Esc": "Escape", "Backspace": "BackSpace", "Del": "Delete", "Ins": "Insert",
    "PgUp": "Page_Up", "PgDown": "Page_Down", "Enter": "KP_Enter", "CapsLock": "Caps_Lock",
    "Backtab": "ISO_Left_Tab", "Meta": "Super_L", "none": "", "Volume Up": "XF86AudioRaiseVolume",
    "Volume Down": "XF86AudioLowerVolume", "Volume Mute": "XF86AudioMute",
  ]
}

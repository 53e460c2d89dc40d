import Foundation
import KeyboardCore
import KeyboardData
import KeyboardLayouts

/// Writes `data/layouts.json` from the installed layouts.
struct LayoutRecording {
  /// The origin of the installed layouts, or `nil` if it is unknown.
  static let installedSource: String? = {
    let file = "/usr/share/pkgconfig/xkeyboard-config.pc"
    let line = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
      .first { $0.hasPrefix("Version: ") }
    return line.map { "xkeyboard-config " + $0.dropFirst("Version: ".count) }
  }()

  /// The layouts in locale files.
  let layouts: [XKBLayout]

  init(library: LocaleLibrary, provider: XKBLayoutProvider) {
    let names = library.identifiers.flatMap { library.layouts(of: $0) }
    layouts = Set(names).sorted().compactMap(provider.layout(named:))
  }

  /// The file's text, with one line for each row of keys.
  var text: String {
    let entries = layouts.map { layout in
      let rows = Self.rows(of: layout).map { "      " + JSONValue.string($0).compact }
      return "    \(JSONValue.string(layout.name).compact): [\n"
        + rows.joined(separator: ",\n") + "\n    ]"
    }
    return """
      {
        "format": 1,
        "source": \(JSONValue.string(Self.installedSource ?? "").compact),
        "layouts": {
      \(entries.joined(separator: ",\n"))
        }
      }

      """
  }

  private static func rows(of layout: XKBLayout) -> [String] {
    StoredLayout.rows.map { keycodes in
      var keys = keycodes.map { key($0, of: layout) }
      while keys.last == "none none" { keys.removeLast() }
      return keys.joined(separator: "  ")
    }
  }

  /// A key, without the words for Caps Lock if it has its usual effect.
  private static func key(_ keycode: UInt32, of layout: XKBLayout) -> String {
    let plain = words(keycode, of: layout, adding: [])
    let locked = words(keycode, of: layout, adding: .capsLock)
    let short = plain.joined(separator: " ")
    guard let read = StoredLayout(rows: [short]), let first = StoredLayout.rows[0].first else {
      return short
    }
    let isUsual = Level.allCases.allSatisfy { level in
      let modifiers = level.modifiers.union(.capsLock)
      guard let text = layout.key(keycode: keycode, modifiers: modifiers)?.text else { return true }
      return read.key(keycode: first, modifiers: modifiers)?.text == text
    }
    return isUsual ? short : (plain + ["caps"] + locked).joined(separator: " ")
  }

  private static func words(
    _ keycode: UInt32, of layout: XKBLayout, adding modifier: Modifiers
  ) -> [String] {
    var words = Level.allCases.map { level in
      word(layout.key(keycode: keycode, modifiers: level.modifiers.union(modifier)))
    }
    if words[2...] == words[..<2] { return Array(words[..<2]) }
    // Two words would mean that AltGr changes nothing.
    while words.last == "none", words.count > 3 { words.removeLast() }
    return words
  }

  private static func word(_ key: LayoutKey?) -> String {
    guard let key else { return "none" }
    guard let scalar = key.text?.unicodeScalars.first else {
      return Keysym(deadKey: key.keysym.name) == nil ? "none" : key.keysym.name
    }
    let isSeen =
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format, .spaceSeparator, .control,
        .privateUse, .unassigned:
        false
      // Lao ຳ is a letter, and one character with the space before it.
      default: (" " + String(scalar)).count == 2
      }
    guard !isSeen else { return String(Character(scalar)) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

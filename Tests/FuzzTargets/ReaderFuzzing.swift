import Hosting
import KeyboardCore
import TypingModel

/// Readers of files and settings: they can use what they accept, and refuse the rest in one line.
enum ReaderFuzzing {
  static func problemOfJSON(_ text: String) -> String? {
    refused { () throws(DataFileError) in
      let value = try JSONValue(parsing: text)
      for written in [value.pretty, value.compact] {
        // A value knows its line, which may differ.
        guard try JSONValue(parsing: written).compact == value.compact else {
          return "is read back differently: \(written)"
        }
      }
      return nil
    }
  }

  static func problemOfLocale(_ text: String) -> String? {
    refused { () throws(DataFileError) in
      let data = try LocaleData(parsing: text)
      let library = LocaleLibrary([base, data])
      let controller = KeyboardInputController(library: library)
      controller.settings.locales = [data.id]
      for key in ["a", "A", "e", "1"] { hold(key, controller) }
      return nil
    }
  }

  /// Holds a key until its list is open, and releases it.
  private static func hold(_ key: String, _ controller: KeyboardInputController) {
    let keysym = Keysym(rawValue: key.unicodeScalars.first?.value ?? 0)
    var event = KeyEvent(keysym: keysym, text: key, keycode: 30, time: 0)
    _ = controller.handle(.capabilities([.preedit, .focus]), at: 0)
    _ = controller.handle(.key(event), at: 0)
    _ = controller.handle(.timer(.hold, time: 500), at: 500)
    event.isRelease = true
    event.time = 600
    _ = controller.handle(.key(event), at: 600)
    _ = controller.handle(.focusOut, at: 700)
  }

  static func problemOfLetters(_ text: String) -> String? {
    refused { () throws(DataFileError) in
      let inherited = LocaleLibrary([base])
      var letters = try UserLetters(of: "de", inherited: inherited, text: text)
      for key in letters.keys.prefix(20) {
        let list = letters.list(for: key)
        letters.set(list, for: key)
        guard letters.list(for: key) == list else { return "\(key) has another list when set" }
      }
      letters.reset()
      return letters.hasOwnLists ? "lists are left" : nil
    }
  }

  static func problemOfTheme(_ text: String) -> String? {
    _ = KeyboardTheme.parentName(in: text)
    return refused { () throws(DataFileError) in
      _ = try KeyboardTheme(parsing: text, parent: .standard)
      return nil
    }
  }

  @MainActor static func problemOfSettings(_ text: String) -> String? {
    // Words of the command line are the user's own, and are quoted unchanged.
    refused(inOneLine: false) { () throws(SettingError) in
      let lines = text.split(separator: "\n").map { String($0) }
      let store = try SettingsStore(overrides: lines, stored: nil)
      let controller = KeyboardInputController(library: LocaleLibrary([base]))
      controller.settings = store.read()
      for key in ["a", "1"] { hold(key, controller) }
      return store.problems.first.map { "taken, and then refused: \($0)" }
    }
  }

  /// U+001F separates the parts: the order, the letters, the search text, then languages.
  static func problemOfEmoji(_ text: String) -> String? {
    let parts = text.split(separator: "\u{1f}", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count >= 4 else { return nil }
    let library = EmojiLibrary(parsing: parts[0])
    let letters = PlainLetters(parsing: parts[1])
    let languages = parts.dropFirst(3).map { EmojiNames(parsing: $0, letters: letters) }
    let search = EmojiSearch(library: library, languages: languages, letters: letters)
    let found = search.emojis(matching: parts[2], recents: Array(library.emojis.prefix(2)))
    _ = library.emojis.prefix(50).map { search.name(of: $0) }
    for category in EmojiCategory.allCases { _ = library.emojis(in: category) }
    return found.allSatisfy(library.emojis.contains) ? nil : "finds an emoji that does not exist"
  }

  static func problemOfRecents(_ text: String) -> String? {
    refused { () throws(DataFileError) in
      var recents = try EmojiRecents(parsing: text)
      guard (try? EmojiRecents(parsing: recents.document)) == recents else {
        return "is read back differently"
      }
      if let emoji = recents.emojis().last { recents.register(emoji) }
      return nil
    }
  }

  /// Lines of recordings: an event that is read is written unchanged, and can be played.
  @MainActor static func problemOfRecording(_ text: String) -> String? {
    let controller = KeyboardInputController()
    for line in text.split(separator: "\n") {
      guard let value = try? JSONValue(parsing: String(line)) else { continue }
      _ = TraceStart(value)
      _ = TraceStart(change: value)
      let time = value.integer("time") ?? 0
      guard let event = InputEvent(value, time: time) else { continue }
      let response = controller.handle(event, at: time)
      let written = traceLine(event, time: time, response: response, isSecret: false)
      guard let read = try? JSONValue(parsing: written.compact),
        InputEvent(read, time: time) == event
      else { return "\(line) is written as \(written.compact)" }
    }
    return nil
  }

  /// Why a reader's error is invalid: it has to be one line with content.
  private static func refused<Failure: Error>(
    inOneLine: Bool = true, _ read: () throws(Failure) -> String?
  ) -> String? {
    do throws(Failure) {
      return try read()
    } catch {
      let words = "\(error)"
      let isClear = words.count > 8 && (!inOneLine || words == words.oneLine)
      return isClear ? nil : "refused with more or less than one line: \(words.debugDescription)"
    }
  }

  private static let base = trusted(
    try LocaleData(
      parsing: """
        {"format": 1, "id": "base", "callouts": {"a": "à á", "e": "é è", "1": "¹ ½", ".": "…"}}
        """))
}

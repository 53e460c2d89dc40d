import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The keys with lists, and a field to search one by its character or by a letter of its list.
final class KeyChooser {
  /// Called when a key is chosen.
  var onChoice: ((String) -> Void)?
  /// The key that is chosen, or "".
  private(set) var key = ""

  private let ui: Builder
  private let context: PageContext
  private var buttons: [(key: String, child: Object, button: Object)] = []
  private var letters: UserLetters?

  /// Brings the keys of the page of a locale to life.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    ui["search"].on("changed") { [weak self] in self?.find() }
  }

  /// Whether somebody is typing into the field, so that Undo is for what was typed.
  var hasText: Bool { ui["search"].hasFocus && !query.isEmpty }

  /// Shows the keys of a locale, or none.
  func show(_ letters: UserLetters?) {
    self.letters = letters
    ui["keys-group"]["visible"] = letters != nil
    find()
  }

  /// Chooses a key.
  func choose(_ key: String) {
    self.key = key
    for (other, _, button) in buttons { button["active"] = other == key }
    onChoice?(key)
  }

  private var query: String {
    let text: String = ui["search"]["text"]
    let words = text.unicodeScalars.split(separator: " ").map { String($0) }
    return text == " " ? text : words.joined(separator: " ").composed
  }

  private func find() {
    guard let letters else { return }
    let found = letters.keys(for: query)
    ui["keys-group"]["description"] =
      found.isEmpty
      ? translated("No key matches. Search for a single character to give it a list.") : ""
    if found != buttons.map(\.key) {
      let hadFocus = buttons.contains { $0.button.hasFocus }
      for (_, child, _) in buttons { ui["keys"].remove(child) }
      buttons = []
      context.attempt { for key in found { try add(key) } }
      if hadFocus { buttons.first { $0.key == key }?.button.focus() }
    }
    // Another key that suits, if the one that is shown does not.
    choose(found.contains(key) ? key : found.first ?? key)
  }

  private func add(_ key: String) throws {
    let parts = try PageContext.load("key")
    let button = parts["button"]
    // A name in words would make all keys as wide as itself.
    let name = LetterRow.name(of: key).prefix { $0 != " " }
    button["label"] = key == " " ? "␣" : String(name)
    button.setAccessible(label: translated("Key %s").filling(LetterRow.name(of: key)))
    button.on("clicked") { [weak self] in self?.choose(key) }
    buttons.append((key, parts["child"], button))
    ui["keys"].add(parts["child"])
  }
}

extension UserLetters {
  /// The keys to choose from: all with lists of the locale's, or those that a search finds.
  fileprivate func keys(for query: String) -> [String] {
    let isLetter = { (key: String) in key.first?.isLetter ?? false }
    let typing = keys.filter(isLetter) + keys.filter { !isLetter($0) }
    guard !query.isEmpty else { return typing }
    let lowercase = CaseMapping(locale).lowercased(query)
    let wanted = [query, lowercase]
    // A capital's list is made of that of the letter, unless it has one of its own.
    let exact = wanted.first(where: keys.contains) ?? lowercase
    let isKey = (try? LetterProblem.check(key: exact)) != nil
    let others = typing.filter { key in
      key != exact && list(for: key).entries.all.contains(where: wanted.contains)
    }
    let hasList = keys.contains(exact)
    // A letter that lists have is more likely sought than a list for its own key.
    return (hasList ? [exact] : []) + others + (isKey && !hasList ? [exact] : [])
  }
}

import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The keys with lists, and a field to search for a key or for a letter of its list.
final class KeyChooser {
  var onChoice: (() -> Void)?
  /// The chosen key, or "".
  private(set) var key = ""

  private let ui: Builder
  private let context: PageContext
  private var buttons: [(key: String, child: Object, button: Object)] = []
  private var letters: UserLetters?

  /// `ui` contains the widgets of a locale's view.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    ui["search"].on("changed") { [weak self] in self?.find() }
  }

  /// Whether the user is typing in the field, so that Undo applies to the typed text.
  var hasText: Bool { ui["search"].hasFocus && !query.isEmpty }

  func show(_ letters: UserLetters?) {
    self.letters = letters
    ui["keys-group"]["visible"] = letters != nil
    find()
  }

  private func choose(_ key: String) {
    self.key = key
    for (other, _, button) in buttons { button["active"] = other == key }
    onChoice?()
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
    choose(found.contains(key) ? key : found.first ?? key)
  }

  private func add(_ key: String) throws {
    let parts = try PageContext.load("key")
    let button = parts["button"]
    // All keys are as wide as the widest, so long names are cut to the first word.
    let name = LetterRow.name(of: key).prefix { $0 != " " }
    button["label"] = key == " " ? "␣" : String(name)
    button.setAccessible(label: translated("Key %s").filling(LetterRow.name(of: key)))
    button.on("clicked") { [weak self] in self?.choose(key) }
    buttons.append((key, parts["child"], button))
    ui["keys"].add(parts["child"])
  }
}

extension UserLetters {
  /// The keys that a search finds, or all keys with lists, letters first.
  fileprivate func keys(for query: String) -> [String] {
    let isLetter = { (key: String) in key.first?.isLetter ?? false }
    let all = keys.filter(isLetter) + keys.filter { !isLetter($0) }
    guard !query.isEmpty else { return all }
    let lowercase = CaseMapping(locale).lowercased(query)
    let wanted = [query, lowercase]
    // A capital uses the lowercase letter's list, unless it has its own.
    let exact = wanted.first(where: keys.contains) ?? lowercase
    let others = all.filter { key in
      key != exact && list(for: key).entries.all.contains(where: wanted.contains)
    }
    if keys.contains(exact) { return [exact] + others }
    // Users more likely look for a letter in a list than for a list of its own key.
    return (try? LetterProblem.check(key: exact)) == nil ? others : others + [exact]
  }
}

import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The list of one key: its letters as rows, and a field to add some.
final class LetterListEditor {
  /// What can be done with a letter, by the ids of the buttons.
  enum Action: String, CaseIterable {
    case up, down, move, remove
  }

  /// Called with the list that somebody wants in place of the one that is shown.
  var onChange: ((LetterList) -> Void)?
  /// Called with a letter to add; returns whether it could be added.
  var onAdd: ((String) -> Bool)?

  private let ui: Builder
  private let context: PageContext
  private var rows: [(group: Object, letter: String, row: LetterRow)] = []
  private var list = LetterList(CalloutEntries(own: []))
  private var isReading = false
  /// What was done last, whose button is to keep the focus.
  private var focused: (letter: String, action: Action)?

  /// Brings the list of the page of a locale to life.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    letter.on("entry-activated") { [weak self] in self?.add() }
    ui["add"].on("clicked") { [weak self] in self?.add() }
    ui["only"].on("notify::active") { [weak self] in self?.complete() }
  }

  private var letter: Object { ui["letter"] }

  /// Whether somebody is typing a letter, so that Undo is for what was typed.
  var hasText: Bool { letter.hasFocus && letter["text"] != "" }

  /// Shows or hides all of it.
  func setVisible(_ isVisible: Bool) {
    for id in ["list", "own", "further"] { ui[id]["visible"] = isVisible }
  }

  /// Shows the list of a key, whether other letters may come after it, and those that do.
  func show(_ list: LetterList, of key: String, canFollow: Bool, followers: [String]) {
    self.list = list
    let (group, only) = (ui["list"], ui["only"])
    group["title"] = translated("Letters for “%s”").filling(LetterRow.name(of: key)).asMarkup
    group["description"] =
      followers.isEmpty
      ? "" : translated("Followed by: %s").filling(followers.joined(separator: " ")).asMarkup
    isReading = true
    only["active"] = list.isComplete
    only["sensitive"] = canFollow
    isReading = false
    focused =
      focused ?? rows.lazy.compactMap { row in row.row.focus.map { (row.letter, $0) } }.first
    for (group, _, row) in rows { group.remove(row.root) }
    rows = []
    context.attempt {
      try add(list.entries.own, to: ui["own"], isOwn: true)
      try add(list.entries.foreign, to: ui["further"], isOwn: false)
    }
    restoreFocus()
  }

  private func add(_ letters: [String], to group: Object, isOwn: Bool) throws {
    group["visible"] = !letters.isEmpty
    for (place, letter) in letters.enumerated() {
      let row = try LetterRow(letter, at: place, of: letters.count, isOwn: isOwn)
      row.onAction = { [weak self] in self?.perform($0, on: letter) }
      rows.append((group, letter, row))
      group.add(row.root)
    }
  }

  private func perform(_ action: Action, on letter: String) {
    var list = list
    focused = (letter, action)
    if action == .remove {
      // The focus goes to the letter that takes the place.
      let all = list.entries.all
      let place = all.firstIndex(of: letter) ?? 0
      let next = all.indices.contains(place + 1) ? place + 1 : place - 1
      if all.indices.contains(next) { focused = (all[next], action) }
    }
    list.entries.perform(action, on: letter)
    onChange?(list)
  }

  private func add() {
    let typed: String = letter["text"]
    // What was pasted may have space around it, and letters and marks apart.
    let scalars = typed.unicodeScalars.split(separator: " ")
    let text = (scalars.count == 1 ? String(scalars[0]) : typed).composed
    let isAdded = onAdd?(text) ?? false
    letter.setStyle("error", !isAdded)
    if isAdded { letter["text"] = "" }
  }

  private func complete() {
    guard !isReading else { return }
    focused = nil
    var list = list
    list.isComplete = ui["only"]["active"]
    onChange?(list)
  }

  private func restoreFocus() {
    guard let (letter, action) = focused else { return }
    focused = nil
    // Rows can have the focus only when they have a place.
    MainLoop.after(milliseconds: 0) { [weak self] in
      guard let row = self?.rows.first(where: { $0.letter == letter })?.row else {
        self?.letter.focus()
        return
      }
      row.focus(action, or: row[.move])
    }
  }
}

extension CalloutEntries {
  /// Does with a letter what its button says.
  fileprivate mutating func perform(_ action: LetterListEditor.Action, on letter: String) {
    let isOwn = own.contains(letter)
    switch action {
    case .remove:
      own.removeAll { $0 == letter }
      foreign.removeAll { $0 == letter }
    case .move where isOwn:
      own.removeAll { $0 == letter }
      foreign.insert(letter, at: 0)
    case .move:
      foreign.removeAll { $0 == letter }
      own.append(letter)
    case .up, .down:
      let step = action == .up ? -1 : 1
      if isOwn { own.move(letter, by: step) } else { foreign.move(letter, by: step) }
    }
  }
}

extension [String] {
  fileprivate mutating func move(_ letter: String, by step: Int) {
    guard let place = firstIndex(of: letter), indices.contains(place + step) else { return }
    swapAt(place, place + step)
  }
}

extension LetterProblem {
  /// What is wrong, in one sentence.
  var sentence: String {
    switch self {
    case .empty: translated("Type a letter first.")
    case .several: translated("Add one letter at a time, without spaces.")
    case .sign: translated("| and ◌ have a special meaning here; choose another character.")
    case .ownCharacter: translated("The key already types this letter.")
    case .twice: translated("This letter is already in the list.")
    case .noKey: translated("A key must be a single character.")
    }
  }
}

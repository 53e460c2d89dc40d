import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The list of a key: its letters as rows, and a field to add letters.
final class LetterListEditor {
  var onChange: ((LetterList) -> Void)?
  /// Called with a letter to add; returns why that is not possible, or `nil`.
  var onAdd: ((String) -> String?)?

  private let ui: Builder
  private let context: PageContext
  private var rows: [(group: Object, row: LetterRow)] = []
  /// Where the names of letters come from; it keeps them for a minute.
  private let names = EmojiStore(recentsPath: nil)
  private var list = LetterList(CalloutEntries(own: []))
  /// The letter whose row keeps the focus when the rows are replaced.
  private var focused: String?

  /// `ui` contains the widgets of a locale's view.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    letter.on("entry-activated") { [weak self] in self?.add() }
    ui["add"].on("clicked") { [weak self] in self?.add() }
    ui["only"].on("notify::active") { [weak self] in self?.complete() }
  }

  private var letter: Object { ui["letter"] }

  /// Whether the user is typing a letter, so that Undo applies to the typed text.
  var hasText: Bool { letter.hasFocus && letter["text"] != "" }

  func setVisible(_ isVisible: Bool) {
    for id in ["list", "own", "further"] { ui[id]["visible"] = isVisible }
  }

  /// Shows the list of a key, whether other letters may follow it, and those that do.
  func show(_ list: LetterList, of key: String, canFollow: Bool, followers: [String]) {
    self.list = list
    ui["list"]["title"] = translated("Letters for “%s”").filling(LetterRow.name(of: key)).asMarkup
    ui["list"]["description"] =
      followers.isEmpty
      ? "" : translated("Followed by: %s").filling(followers.joined(separator: " ")).asMarkup
    ui["only"]["active"] = list.isComplete
    ui["only-row"]["sensitive"] = canFollow
    focused = focused ?? rows.first { $0.row.root.hasFocus }?.row.letter
    for (group, row) in rows { group.remove(row.root) }
    rows = []
    context.attempt {
      try add(list.entries.own, to: ui["own"], isOwn: true)
      try add(list.entries.foreign, to: ui["further"], isOwn: false)
    }
    restoreFocus()
  }

  private func add(_ letters: [String], to group: Object, isOwn: Bool) throws {
    group["visible"] = !letters.isEmpty
    let names = letters.isEmpty ? nil : names.characters(for: [])
    for (place, letter) in letters.enumerated() {
      let row = try LetterRow(
        letter, names?.knownName(of: letter), at: place, of: letters.count, isOwn: isOwn)
      row.onAction = { [weak self] in self?.perform($0, on: letter) }
      row.onDrop = { [weak self] in self?.drop($0, on: letter) ?? false }
      rows.append((group, row))
      group.add(row.root)
    }
  }

  private func perform(_ action: ButtonRow.Action, on letter: String) {
    var list = list
    focused = letter
    if action == .remove {
      // The next letter, or else the previous one, receives the focus.
      let all = list.entries.all
      let next = all.drop { $0 != letter }.dropFirst().first ?? all.prefix { $0 != letter }.last
      if let next { focused = next }
    }
    list.entries.perform(action, on: letter)
    onChange?(list)
  }

  /// Moves a letter to the place of another; text dragged from another program may be no letter.
  private func drop(_ letter: String, on other: String) -> Bool {
    var list = list
    guard letter != other, list.entries.all.contains(letter) else { return false }
    focused = letter
    list.entries.move(letter, to: other)
    onChange?(list)
    return true
  }

  private func add() {
    let typed: String = letter["text"]
    // Pasted text may be decomposed, with spaces around it.
    let scalars = typed.unicodeScalars.split(separator: " ")
    let text = (scalars.count == 1 ? String(scalars[0]) : typed).composed
    let problem = onAdd?(text)
    if problem == nil { letter["text"] = "" }
    letter.setProblem(problem)
    // A message disappears; the sentence above the field stays.
    if let problem { ui["list"]["description"] = problem.asMarkup }
  }

  private func complete() {
    var list = list
    guard ui["only"]["active"] != list.isComplete else { return }
    focused = nil
    list.isComplete.toggle()
    onChange?(list)
  }

  private func restoreFocus() {
    guard let letter = focused else { return }
    focused = nil
    // Rows can receive the focus only after they are laid out.
    MainLoop.after(milliseconds: 0) { [weak self] in
      guard let row = self?.rows.first(where: { $0.row.letter == letter })?.row else {
        self?.letter.focus()
        return
      }
      row.menu.focus()
    }
  }
}

extension CalloutEntries {
  fileprivate mutating func perform(_ action: ButtonRow.Action, on letter: String) {
    switch action {
    case .up, .down:
      own.move(letter, by: action == .up ? -1 : 1)
      foreign.move(letter, by: action == .up ? -1 : 1)
    case .move, .remove:
      let wasOwn = own.contains(letter)
      own.removeAll { $0 == letter }
      foreign.removeAll { $0 == letter }
      guard action == .move else { return }
      if wasOwn { foreign.insert(letter, at: 0) } else { own.append(letter) }
    case .add, .open: break
    }
  }

  /// Moves a letter to the place of another one, in either list.
  fileprivate mutating func move(_ letter: String, to other: String) {
    let isBefore = all.prefix { $0 != other }.contains(letter)
    own.removeAll { $0 == letter }
    foreign.removeAll { $0 == letter }
    if let place = own.firstIndex(of: other) {
      own.insert(letter, at: isBefore ? place + 1 : place)
    } else if let place = foreign.firstIndex(of: other) {
      foreign.insert(letter, at: isBefore ? place + 1 : place)
    }
  }
}

extension [String] {
  fileprivate mutating func move(_ letter: String, by step: Int) {
    guard let place = firstIndex(of: letter), indices.contains(place + step) else { return }
    swapAt(place, place + step)
  }
}

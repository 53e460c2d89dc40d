import Adwaita
import EngineHost
import GLib

/// A long list to choose from, with a field to search it.
///
/// Return in the field takes the first one that is found.
final class Chooser {
  /// How many rows are shown at most: making them takes a second for all of xkeyboard-config's.
  private static let limit = 150
  /// How many rows are made before the window is drawn again.
  private static let batch = 40

  /// The widget.
  let root: Object
  /// Called when the user wants to go back without choosing.
  var onBack: (() -> Void)?

  private let search: Object
  private let list: Object
  private let nothing: Object
  private let more: Object
  private var choices: [Choice] = []
  /// Those of the choices that the search finds, up to the limit.
  private var found: [Int] = []
  private var rows: [Object] = []
  /// Counts the lists that were shown: rows of one before the last are not made any more.
  private var generation = 0

  init(title: String) throws {
    let builder = try PageContext.load("chooser")
    root = try builder.object("chooser")
    search = try builder.object("search")
    list = try builder.object("list")
    nothing = try builder.object("nothing")
    more = try builder.object("more")
    try builder.object("title")["label"] = title
    list.setAccessible(label: title)
    search.setAccessible(label: translated("Search"))
    search.on("search-changed") { [weak self] in self?.filter() }
    search.on("activate") { [weak self] in self?.takeFirst() }
    search.on("stop-search") { [weak self] in self?.onBack?() }
    try builder.object("back").on("clicked") { [weak self] in self?.onBack?() }
    list.on("row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(1).map(Object.init)?.rowIndex else { return }
      if found.indices.contains(row) { take(found[row]) }
    }
  }

  /// Shows what there is to choose from.
  func show(_ choices: [Choice]) {
    self.choices = choices
    removeRows()
    search["text"] = ""
    filter()
  }

  /// Gives the field for searches the focus.
  func focus() {
    // What has just been made visible cannot have it yet.
    MainLoop.after(milliseconds: 50) { [search] in search.focus() }
  }

  private func addRows(of generation: Int) {
    guard generation == self.generation, rows.count < found.count else { return }
    for index in found[rows.count...].prefix(Self.batch) {
      guard let row = try? Self.row(of: choices[index]) else { return }
      rows.append(row)
      list.add(row)
    }
    MainLoop.after(milliseconds: 0) { [weak self] in self?.addRows(of: generation) }
  }

  private static func row(of choice: Choice) throws -> Object {
    let builder = try PageContext.load("choice")
    let row = try builder.object("row")
    row["title"] = choice.title
    row["subtitle"] = choice.subtitle
    row.setAccessible(
      label: [choice.title, choice.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    let sign = try builder.object("sign")
    sign["label"] = choice.sign
    sign["visible"] = !choice.sign.isEmpty
    try builder.object("chosen")["visible"] = choice.isChosen
    return row
  }

  private var words: [Substring] {
    let text: String = search["text"]
    return text.searchKey.split(separator: " ")
  }

  private func filter() {
    let words = words
    let matches = choices.indices.filter { choices[$0].matches(words) }
    nothing["visible"] = matches.isEmpty
    more["visible"] = matches.count > Self.limit
    let shown = Array(matches.prefix(Self.limit))
    guard shown != found || rows.isEmpty else { return }
    found = shown
    removeRows()
    addRows(of: generation)
  }

  private func removeRows() {
    for row in rows { list.remove(row) }
    rows = []
    generation += 1
  }

  private func takeFirst() {
    let words = words
    let text = words.joined(separator: " ")
    // What is called just so goes before what has more to its name.
    let index =
      choices.firstIndex { $0.title.searchKey == text }
      ?? choices.firstIndex { $0.matches(words) }
    if !words.isEmpty, let index { take(index) }
  }

  private func take(_ index: Int) {
    choices[index].body()
  }
}

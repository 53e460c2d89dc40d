import Adwaita
import GLib
import Hosting

/// A long list to choose from, with a search field in which Return chooses the first match.
final class Chooser {
  /// The maximum number of rows: creating one for each layout of xkeyboard-config takes a second.
  private static let limit = 150
  /// How many rows are created before the window is drawn again.
  private static let batch = 40

  private let ui: Builder
  private let stack: Object
  private let name: String
  private var choices: [Choice] = []
  /// The indices of the matches, up to the limit.
  private var found: [Int] = []
  private var rows: [Object] = []
  private var making: Timeout?

  /// Adds the list to a stack; `onBack` is called when the user goes back without choosing.
  init(title: String, in stack: Object, named name: String, onBack: @escaping () -> Void) throws {
    ui = try PageContext.load("chooser")
    self.stack = stack
    self.name = name
    stack.add(ui["chooser"], named: name)
    ui["title"]["label"] = title
    list.setAccessible(label: title)
    search.on("search-changed") { [weak self] in self?.filter() }
    search.on("activate") { [weak self] in self?.chooseFirst() }
    search.on("stop-search", onBack)
    ui["back"].on("clicked", onBack)
    list.on("row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(1).map(Object.init)?.rowIndex else { return }
      if found.indices.contains(row) { choices[found[row]].body() }
    }
  }

  private var search: Object { ui["search"] }
  private var list: Object { ui["list"] }

  func show(_ choices: [Choice]) {
    self.choices = choices
    removeRows()
    search["text"] = ""
    filter()
    stack.show(page: name)
    search.focusSoon()
  }

  private func addRows() {
    guard rows.count < found.count else { return }
    for index in found[rows.count...].prefix(Self.batch) {
      guard let row = try? Self.row(of: choices[index]) else { return }
      rows.append(row)
      list.add(row)
    }
    making = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self] in self?.addRows() }
  }

  private static func row(of choice: Choice) throws -> Object {
    let ui = try PageContext.load("choice")
    let (row, sign) = (ui["row"], ui["sign"])
    row["title"] = choice.title
    row["subtitle"] = choice.subtitle
    row.setAccessible(
      label: [choice.title, choice.subtitle].filter { !$0.isEmpty }.joined(separator: ", "),
      description: choice.isChosen ? translated("Chosen") : "")
    sign["label"] = choice.sign
    sign["visible"] = !choice.sign.isEmpty
    ui["chosen"]["visible"] = choice.isChosen
    return row
  }

  private func filter() {
    let matches = matches
    ui["nothing"]["visible"] = matches.isEmpty
    ui["more"]["visible"] = matches.count > Self.limit
    let shown = Array(matches.prefix(Self.limit))
    guard shown != found || rows.isEmpty else { return }
    found = shown
    removeRows()
    addRows()
  }

  /// The indices of what a search finds, the best first, and otherwise in the order of the choices.
  private var matches: [Int] {
    let words = (search["text"] as String).searchKey.split(separator: " ")
    guard !words.isEmpty else { return Array(choices.indices) }
    let ranks = choices.map { $0.rank(words) }
    return choices.indices.filter { ranks[$0] != nil }
      .sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
  }

  private func removeRows() {
    for row in rows { list.remove(row) }
    rows = []
    making = nil
  }

  private func chooseFirst() {
    let text: String = search["text"]
    guard text.contains(where: { !$0.isWhitespace }), let first = matches.first else { return }
    choices[first].body()
  }
}

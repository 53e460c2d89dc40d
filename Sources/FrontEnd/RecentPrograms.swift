import Hosting
import KeyboardCore

/// The names of programs in which the user typed recently, for making rules; kept in memory only.
struct RecentPrograms {
  /// The names that IBus uses for an unknown program, or if no text field has the focus.
  private nonisolated static let nameless: Set = ["", ClientName.fake]

  /// The names for rules, the last one first.
  private(set) var names: [String] = []

  /// Creates an empty list.
  nonisolated init() {}

  /// Adds a program by its name in IBus and, if known, its name on the desktop, which is preferred:
  /// many programs share a client.
  mutating func note(client: String, program: String?) {
    let name = program ?? client
    guard !Self.nameless.contains(name), !ClientName.isNumber(name), names.first != name else {
      return
    }
    // The desktop's name may arrive after IBus's.
    names.removeAll { $0 == name || $0 == client }
    names.insert(name, at: 0)
    names = Array(names.prefix(EngineQuestions.mostPrograms))
  }
}

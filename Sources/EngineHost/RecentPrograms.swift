import KeyboardCore

/// The programs that were typed into recently, for people who make a rule for one.
///
/// They are kept in memory alone, and it is names only.
public struct RecentPrograms {
  /// How many are kept.
  public nonisolated static let limit = 12

  /// What IBus says where it does not know a program, or where no text field has the focus.
  private nonisolated static let nameless: Set = ["", "fake"]

  /// The names that rules go by, the one typed into last first.
  public private(set) var names: [String] = []

  /// Creates an empty list.
  public nonisolated init() {}

  /// Takes note of a program that is typed into.
  ///
  /// - Parameters:
  ///   - client: What IBus calls it.
  ///   - program: What the desktop calls it, or `nil`; it says more than a client for many programs.
  public mutating func note(client: String, program: String?) {
    let name = program ?? client
    guard !Self.nameless.contains(name), !ClientName.isNumber(name), names.first != name else {
      return
    }
    // What the desktop calls it may come after what IBus does.
    names.removeAll { $0 == name || $0 == client }
    names.insert(name, at: 0)
    names = Array(names.prefix(Self.limit))
  }
}

import KeyboardCore

/// A list to choose from by typing a part of a name.
public struct ScreenChooser: Hashable, Sendable {
  /// One thing that can be chosen.
  public struct Entry: Hashable, Sendable {
    /// What is chosen with it.
    public var value: String
    /// What it is called besides.
    public var title: String

    /// Creates an entry.
    public init(_ value: String, title: String = "") {
      self.value = value
      self.title = title
    }
  }

  /// What became of a key.
  public enum Answer: Hashable, Sendable {
    /// The choice goes on.
    case open
    /// Nothing is chosen.
    case closed
    /// This is chosen.
    case chosen(String)
  }

  /// What is chosen.
  public let title: String
  /// All entries.
  public let entries: [Entry]
  /// What has been typed.
  public private(set) var filter = ""
  /// The place of the highlighted entry among those that are shown.
  public private(set) var selected: Int

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: What is chosen.
  ///   - entries: What there is.
  ///   - current: What is chosen now.
  public init(_ title: String, _ entries: [Entry], current: String) {
    self.title = title
    self.entries = entries
    selected = entries.firstIndex { $0.value == current } ?? 0
  }

  /// The entries that what has been typed is part of; those that begin with it go first.
  public var shown: [Entry] {
    guard !filter.isEmpty else { return entries }
    let wanted = filter.lowercased()
    func begins(_ entry: Entry) -> Bool {
      entry.value.lowercased().hasPrefix(wanted) || entry.title.lowercased().hasPrefix(wanted)
    }
    let found = entries.filter {
      $0.value.lowercased().contains(wanted) || $0.title.lowercased().contains(wanted)
    }
    return found.filter(begins) + found.filter { !begins($0) }
  }

  /// Takes a key that goes down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - page: How many entries are shown at once.
  /// - Returns: What became of it.
  public mutating func take(_ key: TerminalKey, page: Int) -> Answer {
    switch key.meaning {
    case .named(.escape): return .closed
    case .named(.return), .named(.keypadEnter):
      let shown = shown
      return shown.indices.contains(selected) ? .chosen(shown[selected].value) : .open
    case .named(.up): move(by: -1)
    case .named(.down): move(by: 1)
    case .named(.pageUp): move(by: -max(1, page))
    case .named(.pageDown): move(by: max(1, page))
    case .named(.backspace): type(String(filter.dropLast()))
    case .named: break
    case .character(let scalar):
      guard !key.modifiers.isCommand else { return .open }
      type(filter + (key.text ?? String(Character(scalar))))
    }
    return .open
  }

  private mutating func type(_ text: String) {
    filter = text
    selected = 0
  }

  private mutating func move(by offset: Int) {
    selected = max(0, min(selected + offset, shown.count - 1))
  }
}

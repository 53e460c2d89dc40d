import Foundation
import Testing

/// A client of the session's IBus, with a text field in memory.
@MainActor
final class BusClient {
  /// The field, and what IBus says of itself.
  struct Field: Decodable {
    /// The engine in use, or "".
    var engine: String
    /// What is in the field, less the preedit.
    var text: String
    /// What is shown and not in the field yet.
    var preedit: String
    /// The entries of the list that is open.
    var list: [String]
    /// For each key that went down or up, whether the engine used it up.
    var handled: [Bool]
    /// For each key that went down, when: in ns of the clock that never goes back.
    var pressed: [UInt64]
    /// What the engine says of how it looks.
    var look: Look
  }

  /// What an engine says of how things look; attributes are `NUMBER VALUE FROM-TO`.
  struct Look: Decodable {
    /// What stands before the entries of the list shown last.
    var labels: [String]
    /// Whether that list runs from top to bottom.
    var vertical: Bool
    /// The attributes of its first entry.
    var entry: [String]
    /// The attributes of the preedit shown last.
    var preedit: [String]
    /// The line that is shown with lists, or "".
    var line: String
    /// The engine's menu, by the names of its items.
    var menu: [String: MenuItem]
  }

  /// An item of the engine's menu.
  struct MenuItem: Decodable {
    var label: String
    var icon: String
    var symbol: String
    var isChecked: Bool
  }

  /// What a field can do, in IBus's bits.
  enum Capabilities: Int {
    /// Shows preedit and tells its text.
    case full = 0b101101
    /// Shows no preedit.
    case bare = 0b001100
    /// Draws everything itself, the line with lists and the engine's menu too.
    case whole = 0b111111
  }

  /// What a field is for, in IBus's numbers.
  enum Purpose: Int {
    case freeForm = 0
    case number = 3
    case password = 8
    case pin = 9
    case terminal = 10
  }

  /// What a field asks for, in IBus's bits.
  struct Hints: OptionSet {
    let rawValue: Int

    static let `private` = Self(rawValue: 1 << 11)
    static let hiddenText = Self(rawValue: 1 << 12)
  }

  /// What a field tells of its text.
  enum Told: String {
    case text
    /// A dot for each letter, as GTK and Qt do of passwords.
    case dots = "dot"
    case nothing
  }

  private let process: LineProcess

  /// The client of a script that has started.
  init(_ process: LineProcess) { self.process = process }

  /// Makes an engine the one in use.
  @discardableResult
  func select(_ engine: String) throws -> Field { try ask("engine \(engine)") }

  /// Opens an empty field.
  func open(
    client: String = "bus-client", _ capabilities: Capabilities = .full,
    for purpose: Purpose = .freeForm, _ hints: Hints = [], telling told: Told = .text
  ) throws {
    try ask(
      "field \(client) \(capabilities.rawValue) \(purpose.rawValue) \(hints.rawValue)"
        + " \(told.rawValue)")
  }

  /// Moves keys of the layout `us`.
  @discardableResult
  func perform(_ steps: [KeyStep], within seconds: Double = 60) throws -> Field {
    try ask("keys " + steps.map(\.words).joined(separator: " "), within: seconds)
  }

  /// Expects the field to hold a text soon after some steps, less the preedit.
  ///
  /// A letter that could have opened a list is in the text 15 ms after its key went up.
  func expect(
    _ text: String, after steps: [KeyStep], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var field = try perform(steps)
    let start = ContinuousClock.now
    while field.text != text, ContinuousClock.now - start < .seconds(1) {
      usleep(5000)
      field = try self.field
    }
    #expect(field.text == text, "\(field)", sourceLocation: sourceLocation)
  }

  /// Moves keys without waiting for the answer to each, as most programs do, and then for all.
  @discardableResult
  func send(_ steps: [KeyStep]) throws -> Field {
    try ask("send " + steps.map(\.words).joined(separator: " "), within: 60)
  }

  /// Types so many keys without waiting for the answer to each.
  func type(keys count: Int) throws { try ask("burst \(count)", within: 120) }

  /// Chooses an item of the engine's menu, on or off.
  @discardableResult
  func choose(_ item: String, isOn: Bool) throws -> Field {
    try ask("menu \(item) \(isOn ? "on" : "off")")
  }

  /// The field as it is.
  var field: Field {
    get throws { try ask("state") }
  }

  func end() { process.end() }

  @discardableResult
  private func ask(_ command: String, within seconds: Double = 20) throws -> Field {
    let answer = try process.ask(command, within: seconds)
    return try JSONDecoder().decode(Field.self, from: Data(answer.utf8))
  }
}

extension [KeyStep] {
  /// A key is held longer than the shortest delay, and its list stays open.
  static func hold(_ key: PhysicalKey, for milliseconds: Int = 300) -> Self {
    [.down(key), .wait(milliseconds), .up(key), .wait(30)]
  }

  /// A key is held and an entry of its list picked.
  static func pick(_ number: Int, of key: PhysicalKey, after milliseconds: Int = 300) -> Self {
    hold(key, for: milliseconds) + tap(.digit(number))
  }
}

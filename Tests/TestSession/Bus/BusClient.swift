import Foundation
import Testing

/// A client of the session's IBus, with a text field in memory.
@MainActor
final class BusClient {
  /// The field, and IBus's state.
  struct Field: Decodable {
    /// The engine in use, or "".
    var engine: String
    /// The text in the field, without the preedit.
    var text: String
    /// The preedit.
    var preedit: String
    /// The entries of the open list.
    var list: [String]
    /// For each press and release, whether the engine handled it.
    var handled: [Bool]
    /// For each press, its time in ns of a monotonic clock.
    var pressed: [UInt64]
    /// The appearance that the engine requested.
    var look: Look
  }

  /// The appearance that an engine requests; attributes are `NUMBER VALUE FROM-TO`.
  struct Look: Decodable {
    /// The labels of the last list.
    var labels: [String]
    /// Whether that list is vertical.
    var vertical: Bool
    /// The attributes of its first entry.
    var entry: [String]
    /// The attributes of the last preedit.
    var preedit: [String]
    /// The auxiliary line, or "".
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

  /// The capabilities of a field, in IBus's bits.
  enum Capabilities: Int {
    /// Shows preedit and reports its text.
    case full = 0b101101
    /// Does not show preedit.
    case bare = 0b001100
    /// Draws everything itself, including the auxiliary line and the engine's menu.
    case whole = 0b111111
  }

  /// The purpose of a field, in IBus's numbers.
  enum Purpose: Int {
    case freeForm = 0
    case number = 3
    case password = 8
    case pin = 9
    case terminal = 10
  }

  /// The hints of a field, in IBus's bits.
  struct Hints: OptionSet {
    let rawValue: Int

    static let `private` = Self(rawValue: 1 << 11)
    static let hiddenText = Self(rawValue: 1 << 12)
  }

  /// What a field reports as its text.
  enum Told: String {
    case text
    /// A dot for each letter, as GTK and Qt do for passwords.
    case dots = "dot"
    case nothing
  }

  private let process: LineProcess

  /// The client of a running script.
  init(_ process: LineProcess) { self.process = process }

  /// Selects an engine.
  @discardableResult
  func select(_ engine: String) throws -> Field { try ask("engine \(engine)") }

  /// Opens an empty field.
  func open(
    client: String = "bus-client", _ capabilities: Capabilities = .full,
    for purpose: Purpose = .freeForm, _ hints: Hints = [], telling told: Told = .text
  ) throws {
    let name = client.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? client
    try ask(
      "field \(name) \(capabilities.rawValue) \(purpose.rawValue) \(hints.rawValue)"
        + " \(told.rawValue)")
  }

  /// Moves to an empty field of another type without a change of the focus, as browsers do.
  func move(to purpose: Purpose, _ hints: Hints = []) throws {
    try ask("type \(purpose.rawValue) \(hints.rawValue)")
  }

  /// Performs steps with keys of the layout `us`.
  @discardableResult
  func perform(_ steps: [KeyStep], within seconds: Double = 60) throws -> Field {
    try ask("keys " + steps.map(\.words).joined(separator: " "), within: seconds)
  }

  /// Expects the field to contain a text soon after some steps, without the preedit.
  ///
  /// A letter that could have opened a list is committed 15 ms after its key is released.
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

  /// Performs steps without waiting for each answer, as most programs do, and then waits for all.
  @discardableResult
  func send(_ steps: [KeyStep]) throws -> Field {
    try ask("send " + steps.map(\.words).joined(separator: " "), within: 60)
  }

  /// Types a number of keys without waiting for each answer.
  func type(keys count: Int) throws { try ask("burst \(count)", within: 120) }

  /// Switches an item of the engine's menu on or off.
  @discardableResult
  func choose(_ item: String, isOn: Bool) throws -> Field {
    try ask("menu \(item) \(isOn ? "on" : "off")")
  }

  /// Turns an item of the engine's menu off and on in turns, without waiting.
  func choose(_ item: String, times count: Int) throws {
    try ask("switches \(item) \(count)", within: 60)
  }

  /// Leaves the field and enters it again, without waiting.
  func changeFocus(times count: Int) throws { try ask("focus \(count)", within: 60) }

  /// The current field.
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

  /// A key is held, and an entry of its list is picked.
  static func pick(_ number: Int, of key: PhysicalKey, after milliseconds: Int = 300) -> Self {
    hold(key, for: milliseconds) + tap(.digit(number))
  }
}

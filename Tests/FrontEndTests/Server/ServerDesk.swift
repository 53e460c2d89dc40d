import Desktop
import Foundation
import Hosting
import KeyboardCore
import Logging
import Testing

@testable import FrontEnd
@testable import GLib
@testable import IBus
@testable import TypingModel
@testable import ibus_engine_callout

/// The engine's server with its settings and a field in memory, and a clock that the test turns.
final class ServerDesk {
  let clock: VirtualClock
  let voice: Voice
  let log = LogInMemory()
  let stored: StoredInMemory
  let server: KeyboardServer
  private(set) var session: EngineSession
  private(set) var field: FieldInMemory

  /// The user's configuration.
  private static let configuration =
    FileManager.default.temporaryDirectory.appending(path: "server-\(UUID())")

  /// Runs a test with an empty field of an engine, and settings of the command line.
  static func with(
    _ settings: String..., engine: String = "callout:fr", stored: [String: String] = [:],
    hasSchema: Bool = true, isLocked: Bool = false, reader: Accessibility.ScreenReader = .none,
    files: [String: String] = [:], _ body: (ServerDesk) throws -> Void
  ) throws {
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: configuration) }
    for name in ["XDG_CONFIG_HOME", "ENCHANT_CONFIG_DIR"] { setenv(name, configuration.path, 1) }
    // The words are the program's own, in whichever session the tests run.
    setenv("LC_ALL", "C.UTF-8", 1)
    for (path, text) in files { try write(text, to: path) }
    let settings = settings.flatMap { ["--setting", $0] }
    try VirtualClock.use { clock in
      let memory = try StoredInMemory(isLocked: isLocked)
      for (key, value) in ["greeting": "false"].merging(stored, uniquingKeysWith: { $1 }) {
        memory[key] = value
      }
      let desk = try ServerDesk(
        clock, FrontEndOptions(settings, of: .engine), engine, memory, hasSchema: hasSchema,
        Voice(reader))
      desk.open()
      try body(desk)
      desk.server.finish()
    }
  }

  private init(
    _ clock: VirtualClock, _ options: FrontEndOptions, _ engine: String, _ stored: StoredInMemory,
    hasSchema: Bool, _ voice: Voice
  ) throws {
    (self.clock, self.stored, self.voice) = (clock, stored, voice)
    server = try KeyboardServer(
      options, of: .engine, stored: hasSchema ? stored.own : nil, screenReader: voice,
      hasDesktop: false, makeLog: { [log] _ in log })
    server.start()
    (session, field) = Self.makeSession(engine, server, clock)
  }

  private static func makeSession(
    _ engine: String, _ server: KeyboardServer, _ clock: VirtualClock
  ) -> (EngineSession, FieldInMemory) {
    let field = FieldInMemory()
    let backlog = Backlog(
      readNextKey: { nil },
      askIBus: { answer in _ = clock.add(milliseconds: 0, priority: 0, answer) })
    let session = EngineSession(
      controller: server.makeController(ownLocale: EngineCatalogue.locale(ofEngine: engine)),
      name: engine, requests: field, backlog: backlog)
    server.serve(session)
    return (session, field)
  }

  /// Switches to another engine of IBus, with an empty field.
  func select(_ engine: String, _ purpose: ContentPurpose = .freeForm) {
    session.focusOut()
    (session, field) = Self.makeSession(engine, server, clock)
    open(purpose)
  }

  /// Moves the focus to an empty field.
  func open(
    _ purpose: ContentPurpose = .freeForm, in client: String = "gtk3-im:editor",
    reportsText: Bool = true, hints: ContentHints = []
  ) {
    session.focusOut()
    session.focusIn(client: client)
    var capabilities: ClientCapabilities = [.preedit, .auxiliaryText, .lookupTable, .focus]
    if reportsText { capabilities.insert(.surroundingText) }
    session.handle(.capabilities(capabilities))
    session.setContentType(purpose: purpose.rawValue, hints: hints.rawValue)
    field.onChange = reportsText ? { [unowned self] in reportSoon() } : nil
    field.clear()
    clock.pass(1000)
  }

  /// The program reports its text, in a message of its own.
  private func reportSoon() {
    _ = clock.add(milliseconds: 0, priority: 0) { [unowned self] in
      if let text = field.client.surroundingText { session.handle(.surroundingText(text)) }
    }
  }

  /// Makes moves in the field.
  func perform(_ moves: Move...) {
    for step in moves.flatMap(\.steps) {
      switch step {
      case .press(let key): send(key.down(), state: 0)
      case .release(let key): send(key.up(), state: KeyEvent.releaseMask)
      case .wait(let milliseconds): clock.pass(milliseconds)
      case .send(let event): session.handle(event)
      case .set(let change): change.apply(session.controller)
      }
    }
  }

  private func send(_ key: KeyEvent, state: UInt32) {
    let isHandled = session.processKey(
      keyval: key.keysym.rawValue, keycode: key.keycode, state: key.modifiers.rawValue | state)
    if !isHandled { field.type(key) }
  }

  /// The text of an empty field after some moves.
  func text(after moves: [Move]) -> String {
    open()
    for move in moves { perform(move) }
    clock.pass(100)
    return field.text
  }

  /// The list of a key that is held in an empty field; it is closed again.
  func list(of key: TestKey) -> [String] {
    open()
    perform(.hold(key))
    defer { perform(.tap(.escape)) }
    return field.list
  }

  /// Chooses an item of the menu, as a panel does.
  func choose(_ item: String, isOn: Bool) {
    session.activateProperty(item, isChecked: isOn)
    clock.pass(10)
  }

  /// Changes a stored setting, as another program does.
  func store(_ key: String, _ value: String) {
    stored[key] = value
    clock.pass(10)
  }

  /// Writes a file of the user's, by its path in the configuration.
  static func write(_ text: String, to path: String) throws {
    let file = configuration.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The whole path of a file of the user's.
  static func path(_ path: String) -> String { configuration.appending(path: path).path }

  /// A file of the user's, or `nil` if it is not there.
  static func file(_ path: String) -> String? {
    try? String(contentsOf: configuration.appending(path: path), encoding: .utf8)
  }

  /// Waits for what other threads or the file system have to tell, for at most 5 s.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isThere: () -> Bool
  ) {
    let end = ContinuousClock.now + .seconds(5)
    while !isThere(), ContinuousClock.now < end {
      usleep(1000)
      MainLoop.handlePending()
      clock.pass(10)
    }
    #expect(isThere(), "\(what) does not come: \(log.lines)", sourceLocation: sourceLocation)
  }
}

/// A screen reader that writes down what it is asked to say.
final class Voice: SpeechOutput {
  var onChange: ((Accessibility.ScreenReader) -> Void)?
  private let state: Accessibility.ScreenReader
  private var texts: [String] = []

  init(_ state: Accessibility.ScreenReader) { self.state = state }

  func follow() { onChange?(state) }

  func say(_ text: String) { texts.append(text) }

  /// What was said since the last time.
  func heard() -> [String] {
    defer { texts = [] }
    return texts
  }
}

/// The program's log.
nonisolated final class LogInMemory: LogHandler, @unchecked Sendable {
  // Safe: what a test logs comes from the main actor.
  private(set) var lines: [String] = []
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.append("\(event.message)") }

  /// How many lines contain a text.
  func count(_ text: String) -> Int { lines.count { $0.contains(text) } }
}

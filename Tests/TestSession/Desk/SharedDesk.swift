import Foundation
import Testing

/// The session the tests of a suite share, with a client in front whose fields are typed into.
@MainActor
protocol SharedDesk: AnyObject, Sendable {
  /// The kind of its session.
  associatedtype Session: DesktopSession

  var session: Session { get }
  /// The letters of the tested locale.
  var letters: CalloutLetters { get }
  /// The folder for what failed tests leave behind.
  var output: URL { get }
  /// Where in the trace the test began, in bytes.
  var traceStart: Int { get set }
  /// How many expectations were not met so far.
  var failures: Int { get set }
  /// For how many ms more a key is held for its list than other clients need.
  var patience: Int { get }

  /// The text of a field once it is as it should be and nothing more comes, or after a while.
  func text(of field: Int, where matches: (String) -> Bool) throws -> String

  /// Ends the session.
  func end()

  /// Records that an expectation was not met, and keeps what tells why.
  func report(_ what: String, sourceLocation: SourceLocation)
}

extension SharedDesk {
  /// Serves a suite as its desk, and is cleared away in the end.
  ///
  /// - Parameters:
  ///   - current: Where the suite's tests find it.
  ///   - suite: Runs the tests.
  /// - Throws: What they throw, or what keeps the trace from being replayed.
  func serve(_ current: TaskLocal<Self?>, _ suite: @Sendable () async throws -> Void) async throws {
    defer { end() }
    try await current.withValue(self, operation: suite)
    try expectReplay()
  }

  var patience: Int { 0 }

  /// Moves keys and mouse.
  func perform(_ steps: [KeyStep]) throws { try session.keyboard.perform(steps) }

  /// A typist who knows the letters of the tested locale.
  func typist(gap: Int = 40, hasRollover: Bool = false, lookTime: Int = 50) -> Typist {
    Typist(
      holdTime: ClientRun.holdTime + patience, lookTime: lookTime, gap: gap,
      hasRollover: hasRollover, letters: letters)
  }

  /// Expects a field to hold a text, character for character, soon and for good.
  func expect(
    _ expected: String, field: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect("\"\(expected)\"", field: field, sourceLocation: sourceLocation) {
      $0.unicodeScalars.elementsEqual(expected.unicodeScalars)
    }
  }

  /// Expects the text of a field to be as described, soon and for good.
  func expect(
    _ description: String, field: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    where matches: (String) -> Bool
  ) throws {
    let text = try text(of: field, where: matches)
    guard !matches(text) else { return }
    report("\(description) expected, \"\(text)\" received", sourceLocation: sourceLocation)
  }

  /// What the engine has traced since the test began.
  var trace: String {
    String(decoding: traceData.dropFirst(traceStart), as: UTF8.self)
  }

  /// What tells of a failure where nobody can look at the files it leaves: which programs there are,
  /// and the end of what the engine has traced since the test began.
  var circumstances: String {
    let programs = RunningProcess.programs(home: session.environment["HOME"] ?? "")
    let events = trace.lastLines(6)
    return "\(programs.joined(separator: ", ")); the engine's last events:\n\(events)"
  }

  /// Takes what the engine has traced so far as another test's.
  func beginTrace() { traceStart = traceSize }

  /// Keeps the trace of a test that has failed.
  ///
  /// - Parameter client: The client's name.
  /// - Returns: What the file is called, without its extension.
  func keepTrace(of client: String) -> String {
    failures += 1
    let name = "failure-\(failures)-\(client)"
    try? trace.write(
      to: output.appending(path: "\(name).trace"), atomically: true, encoding: .utf8)
    return name
  }

  /// Expects that all that the engine has traced has the same answers when it is replayed.
  func expectReplay() throws {
    guard let program = ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLI"] else { return }
    let copy = output.appending(path: "replayed.trace")
    try traceData.write(to: copy)
    let replay = try Outcome(
      URL(filePath: program), ["replay", copy.path], files: nil, limit: 300)
    if replay.status != 0 {
      Issue.record("\(copy.path) does not replay: \(replay.output)\(replay.errors)")
    }
  }

  /// How much the engine has traced, in bytes.
  var traceSize: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: session.trace.path)
    return attributes?[.size] as? Int ?? 0
  }

  private var traceData: Data { (try? Data(contentsOf: session.trace)) ?? Data() }
}

import Foundation
import Testing

/// The session that a suite's tests share, with a client in front.
@MainActor
protocol SharedDesk: AnyObject, Sendable {
  /// The kind of its session.
  associatedtype Session: DesktopSession

  var session: Session { get }
  /// The letters of the tested locale.
  var letters: CalloutLetters { get }
  /// The folder for the files of failed tests.
  var output: URL { get }
  /// The offset of the test in the trace, in bytes.
  var traceStart: Int { get set }
  /// The number of failed expectations so far.
  var failures: Int { get set }
  /// The additional time in ms for which this client needs keys to be held.
  var patience: Int { get }

  /// The text of a field when it matches and no longer changes, or after a while.
  func text(of field: Int, where matches: (String) -> Bool) throws -> String

  /// Ends the session.
  func end()

  /// Records a failed expectation, and keeps the trace.
  func report(_ what: String, sourceLocation: SourceLocation)
}

extension SharedDesk {
  /// Serves a suite as its desk until the end.
  ///
  /// - Parameters:
  ///   - current: The variable in which tests find it.
  ///   - suite: Runs the tests.
  /// - Throws: What they throw, or an error if the trace cannot be replayed.
  func serve(_ current: TaskLocal<Self?>, _ suite: @Sendable () async throws -> Void) async throws {
    defer { end() }
    try await current.withValue(self, operation: suite)
    try expectReplay()
  }

  var patience: Int { 0 }

  /// Moves keys and mouse, and waits for the engine where a step says so.
  func perform(_ steps: [KeyStep]) throws {
    var rest = steps[...]
    while let place = rest.firstIndex(of: .held) {
      let start = traceSize
      try session.keyboard.perform(Array(rest[..<place]))
      rest = rest[(place + 1)...]
      do { try waitForHold(after: start) } catch {
        report("\(error)", sourceLocation: #_sourceLocation)
        // A key that stays down would be missing from the next text.
        return try session.keyboard.perform(rest.filter(\.isUp))
      }
    }
    try session.keyboard.perform(Array(rest))
  }

  /// Waits until the trace reports, after an offset in bytes, that a key is down for the hold delay.
  private func waitForHold(after start: Int) throws {
    // A repeat that comes first takes the timer's place, and a digit of a list has no gesture.
    let signs = [#""gesture":"longPress""#, #""event":"timer","timer":"hold""#].map {
      Data($0.utf8)
    }
    try waitUntil(
      {
        let trace = traceData.dropFirst(start)
        return signs.contains { trace.range(of: $0) != nil }
      },
      "the engine sees that a key is held", within: 10)
  }

  /// A typist who knows the letters of the tested locale.
  func typist(gap: Int = 40, hasRollover: Bool = false, lookTime: Int = 50) -> Typist {
    Typist(
      holdTime: ClientRun.afterHold + patience, lookTime: lookTime, gap: gap,
      hasRollover: hasRollover, letters: letters)
  }

  /// Expects a field to contain exactly a text, soon and permanently.
  func expect(
    _ expected: String, field: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect("\"\(expected)\"", field: field, sourceLocation: sourceLocation) {
      $0.unicodeScalars.elementsEqual(expected.unicodeScalars)
    }
  }

  /// Expects the text of a field to match, soon and permanently.
  func expect(
    _ description: String, field: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    where matches: (String) -> Bool
  ) throws {
    let text = try text(of: field, where: matches)
    guard !matches(text) else { return }
    report("\(description) expected, \"\(text)\" received", sourceLocation: sourceLocation)
  }

  /// The engine's trace since the test began.
  var trace: String {
    String(decoding: traceData.dropFirst(traceStart), as: UTF8.self)
  }

  /// A description of a failure for logs without files: the running programs,
  /// and the end of the engine's trace since the test began.
  var circumstances: String {
    let programs = RunningProcess.programs(home: session.environment["HOME"] ?? "")
    let events = trace.lastLines(6)
    return "\(programs.joined(separator: ", ")); the engine's last events:\n\(events)"
  }

  /// Attributes the engine's trace so far to other tests.
  func beginTrace() { traceStart = traceSize }

  /// Keeps the trace of a test that has failed.
  ///
  /// - Parameter client: The client's name.
  /// - Returns: The file's name, without its extension.
  func keepTrace(of client: String) -> String {
    failures += 1
    let name = "failure-\(failures)-\(client)"
    try? trace.write(
      to: output.appending(path: "\(name).trace"), atomically: true, encoding: .utf8)
    return name
  }

  /// Expects that a replay of the engine's whole trace has the same answers.
  func expectReplay() throws {
    guard let program = ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLI"] else { return }
    let copy = output.appending(path: "replayed.trace")
    try traceData.write(to: copy)
    let replay = try Outcome(URL(filePath: program), ["replay", copy.path], files: nil)
    if replay.status != 0 {
      Issue.record("\(copy.path) does not replay: \(replay.output)\(replay.errors)")
    }
  }

  /// The size of the engine's trace, in bytes.
  var traceSize: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: session.trace.path)
    return attributes?[.size] as? Int ?? 0
  }

  private var traceData: Data { (try? Data(contentsOf: session.trace)) ?? Data() }
}

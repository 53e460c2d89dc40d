import Foundation
import Testing

/// The X session that tests share, and its focused client.
@MainActor
final class Desk: SharedDesk {
  /// The desk of the running suite.
  @TaskLocal static var current: Desk?

  private(set) var session: PrivateSession
  let letters: CalloutLetters
  let output: URL
  var traceStart = 0
  var failures = 0
  private var client: TextClient?

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - name: The name of the folder for its files; a session empties it.
  ///   - settings: The settings besides the locale and the hold delay.
  /// - Throws: A `SessionError` that names the part that does not start.
  init(_ name: String, settings: [String]) throws {
    output = ClientRun.output.appending(path: name)
    letters = try CalloutLetters(locale: "fr")
    session = try PrivateSession(
      PrivateSession.Options(
        engine: try TestedEngine.find(),
        settings: ClientRun.settings + ["hold-rules=['xim=on']"] + settings, logs: output))
  }

  /// Ends the session.
  func end() {
    close()
    session.end()
  }

  /// The desk with a client in front, empty fields and a closed list.
  ///
  /// - Throws: A `SessionError` if the client cannot be used.
  static func with(_ kind: ClientKind) throws -> Desk {
    let desk = try #require(current, "This suite has no session")
    if try !desk.open(kind) {
      try desk.replaceSession()
      _ = try desk.open(kind)
    }
    desk.beginTrace()
    return desk
  }

  /// A browser that has just started may pass on a press late and its release in time.
  var patience: Int { client?.kind.isBrowser == true ? 250 : 0 }

  /// Closes what is open, and empties the fields.
  func clear() throws {
    try perform(.tap(.escape) + [.wait(50)])
    try opened().clear()
    try perform([.wait(50)])
  }

  /// A click into a field, `offset` points from its left edge.
  func click(field: Int, offset: Int) throws -> [KeyStep] {
    let places = try opened().state().places
    try #require(places.indices.contains(field))
    return [.click(x: places[field][0] + offset, y: places[field][1] + places[field][3] / 2)]
  }

  /// The text of a field when it has not changed for a while.
  private func settledText(field: Int) throws -> String {
    var text = try opened().state().fields[field]
    for _ in 0..<40 {
      usleep(120_000)
      let next = try opened().state().fields[field]
      if next == text { break }
      text = next
    }
    return text
  }

  func text(of field: Int, where matches: (String) -> Bool) throws -> String {
    let limit = Date(timeIntervalSinceNow: 2)
    while limit.timeIntervalSinceNow > 0, !matches(try opened().state().fields[field]) {
      usleep(20_000)
    }
    return try settledText(field: field)
  }

  func report(_ what: String, sourceLocation: SourceLocation) {
    let client = client?.kind.rawValue ?? "nothing"
    let trace = output.appending(path: keepTrace(of: client) + ".trace").path
    Issue.record(
      "\(client): \(what); the trace is in \(trace); \(engineInUse), \(circumstances)",
      sourceLocation: sourceLocation)
  }

  /// Stops the client; the next test starts a new one.
  func close() {
    client?.end()
    client = nil
  }

  /// Opens a client if another one is in front, closes what is open in the engine and empties the
  /// fields.
  ///
  /// - Returns: Whether the client has the engine's focus.
  private func open(_ kind: ClientKind) throws -> Bool {
    if client?.kind != kind {
      close()
      client = try TextClient(kind, in: session)
    }
    let size = traceSize
    for _ in 0..<10 {
      try clear()
      if traceSize > size { return true }
      usleep(200_000)
    }
    return false
  }

  /// Replaces a session that has lost IBus, the engine or the window manager:
  /// all later tests would fail only for that reason.
  private func replaceSession() throws {
    let log = session.options.logs.appending(path: "ibus.log")
    let said = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    Issue.record(
      """
      No key reaches the engine since the test before; IBus's is \(engineInUse); \(circumstances)
      the end of IBus's log:
      \(said.lastLines(6))
      """)
    close()
    session.end()
    var options = session.options
    options.logs = options.logs.appending(path: "next")
    session = try PrivateSession(options)
  }

  /// The engine in use, according to IBus.
  private var engineInUse: String { (try? session.run(["ibus", "engine"]).trimmed) ?? "unknown" }

  private func opened() throws -> TextClient {
    try #require(client, "No client is open")
  }
}

import Foundation
import TestSession
import Testing

/// The session the tests share, and the client that has the focus in it.
@MainActor
final class Desk {
  /// The desk of the running suite.
  @TaskLocal static var current: Desk?

  let session: PrivateSession
  let letters: CalloutLetters
  private var client: TextClient?
  private var traceStart = 0
  private var failures = 0

  /// Starts a session.
  init(settings: [String] = []) throws {
    var options = PrivateSession.Options(
      engine: try TestedEngine.find(), logs: ClientRun.output.appending(path: "clients"))
    options.settings =
      [
        "locales=['fr']", "hold-delay=uint32 \(ClientRun.holdDelay)", "hold-rules=['xim=on']",
        EmojiSteps.setting,
      ] + settings
    letters = try CalloutLetters(locale: "fr")
    session = try PrivateSession(options)
  }

  /// Ends the session.
  func end() {
    client?.end()
    session.end()
  }

  /// The desk with a client in front, its fields empty and its list closed.
  ///
  /// - Throws: A `SessionError` if the client cannot be used.
  static func with(_ kind: ClientKind) throws -> Desk {
    let desk = try #require(current, "This suite has no session")
    if desk.client?.kind != kind {
      desk.client?.end()
      desk.client = nil
      desk.client = try TextClient(kind, in: desk.session)
    }
    try desk.perform(.tap(.escape) + [.wait(50)])
    try desk.opened().clear()
    try desk.perform([.wait(50)])
    desk.traceStart = desk.traceText.count
    return desk
  }

  /// A typist who knows the letters of the tested locale.
  func typist(gap: Int = 40, hasRollover: Bool = false) -> Typist {
    // A browser that has just started may hand a press on late and its release in time.
    let patience = client?.kind.isBrowser == true ? 250 : 0
    return Typist(
      letters: letters, holdTime: ClientRun.holdTime + patience, gap: gap,
      hasRollover: hasRollover)
  }

  /// Moves keys and mouse.
  func perform(_ steps: [KeyStep]) throws {
    try session.keyboard.perform(steps)
  }

  /// A click into a field, `offset` points from its left edge.
  func click(field: Int, offset: Int) throws -> [KeyStep] {
    let places = try opened().state().places
    try #require(places.indices.contains(field))
    return [.click(x: places[field][0] + offset, y: places[field][1] + places[field][3] / 2)]
  }

  /// The text of a field, once it has not changed for a while.
  func settledText(field: Int = 0) throws -> String {
    var text = try opened().state().fields[field]
    for _ in 0..<40 {
      usleep(120_000)
      let next = try opened().state().fields[field]
      if next == text { break }
      text = next
    }
    return text
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
    let limit = Date(timeIntervalSinceNow: 2)
    while limit.timeIntervalSinceNow > 0, !matches(try opened().state().fields[field]) {
      usleep(20_000)
    }
    let text = try settledText(field: field)
    guard !matches(text) else { return }
    let client = try opened().kind.rawValue
    let trace = try keepTrace(of: client)
    Issue.record(
      "\(client): \(description) expected, \"\(text)\" received; the trace is in \(trace)",
      sourceLocation: sourceLocation)
  }

  /// What the engine has traced since the test began.
  var trace: String {
    String(decoding: traceText.dropFirst(traceStart), as: UTF8.self)
  }

  private func opened() throws -> TextClient {
    try #require(client, "No client is open")
  }

  private var traceText: Data { (try? Data(contentsOf: session.trace)) ?? Data() }

  private func keepTrace(of client: String) throws -> String {
    failures += 1
    let file = ClientRun.output.appending(path: "clients/failure-\(failures)-\(client).trace")
    try trace.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

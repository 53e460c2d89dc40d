import Foundation
import Testing

@testable import TestSession

extension ProgramTests.SettingsTests {
  /// A session in which the schema is installed, and which has engines that IBus starts by itself.
  func withSchema(
    engines: [String] = [], arguments: [String] = [], files: [String: String] = [:],
    _ body: (BareSession) throws -> Void
  ) throws {
    let schemas = try TemporaryFolder()
    defer { schemas.remove() }
    let compiler = try Outcome(
      URL(filePath: "/usr/bin/glib-compile-schemas"),
      [
        "--strict", "--targetdir=\(schemas.url.path)",
        LocaleFile.folder.deletingLastPathComponent().path,
      ])
    try #require(compiler.status == 0, "\(compiler.errors)")
    // What a key is for stands in the source only.
    let source = LocaleFile.folder.deletingLastPathComponent()
      .appending(path: Self.schema + ".gschema.xml")
    try FileManager.default.copyItem(
      at: source, to: schemas.url.appending(path: source.lastPathComponent))
    let session = try BareSession(
      engines: engines, arguments: arguments, files: files,
      environment: ["GSETTINGS_SCHEMA_DIR": schemas.url.path])
    defer { session.end() }
    try body(session)
  }

  func set(_ session: BareSession, _ key: String, _ value: String) throws {
    try gsettings(session, "set", Self.schema, key, value)
  }

  /// Expects typing into a new field to come out as described before long.
  ///
  /// GLib looks at a settings file that has just changed only once in 0.8 s.
  func expectSoon(
    _ client: BusClient, _ steps: [KeyStep], sourceLocation: SourceLocation = #_sourceLocation,
    _ isExpected: (BusClient.Field) -> Bool
  ) throws {
    let start = ContinuousClock.now
    var field: BusClient.Field
    repeat {
      try client.open()
      field = try client.perform(steps + [.wait(60)])
      if isExpected(field) { return }
    } while ContinuousClock.now - start < .seconds(3)
    Issue.record("After 3 s it is still \(field)", sourceLocation: sourceLocation)
  }

  @discardableResult
  func gsettings(_ session: BareSession, _ arguments: String...) throws -> String {
    let outcome = try Outcome(
      URL(filePath: "/usr/bin/gsettings"), arguments, environment: session.environment,
      files: nil)
    guard outcome.status == 0 else { throw SessionError(outcome.errors) }
    return outcome.output
  }

  func holdDelays(_ trace: URL) throws -> [Int] {
    try Trace(trace).effects("start-timer")
      .filter { $0["timer"] as? String == "hold" }.compactMap { $0["ms"] as? Int }
  }
}

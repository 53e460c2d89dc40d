import Testing

@testable import TestSession

extension BusClient {
  /// Expects typing into a new field to have the described result soon.
  ///
  /// GLib looks at a settings file that has just changed only once in 0.8 s.
  func expectSoon(
    _ steps: [KeyStep], sourceLocation: SourceLocation = #_sourceLocation,
    _ isExpected: (Field) -> Bool
  ) throws {
    let start = ContinuousClock.now
    var field: Field
    repeat {
      try open()
      field = try perform(steps + [.wait(60)])
      if isExpected(field) { return }
    } while ContinuousClock.now - start < .seconds(3)
    Issue.record("After 3 s it is still \(field)", sourceLocation: sourceLocation)
  }
}

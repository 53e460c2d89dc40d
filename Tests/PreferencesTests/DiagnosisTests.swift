import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page that says what keeps the input method from working.
  @Suite(.everySession) @MainActor struct DiagnosisTests {
    @Test func `problems come first, and the rest stands under details`() throws {
      let desk = try PreferencesDesk(environment: ["QT_IM_MODULE": "xim"])
      defer { desk.end() }
      try desk.open("--page", "diagnosis")
      try desk.session.wait(for: "the findings") {
        try desk.widgets().contains { $0.name.hasPrefix("Settings schema") }
      }
      try desk.photograph("diagnosis-\(SessionLocale.current.language)", width: 880)
      let names = try desk.widgets().map(\.name)
      // The session has no panel.
      let problem = try #require(
        names.firstIndex { $0.hasPrefix("Nothing shows lists") }, "\(names)")
      let remark = try #require(names.firstIndex { $0.contains("QT_IM_MODULE") }, "\(names)")
      let details = try #require(names.firstIndex(of: "Details"), "\(names)")
      let engine = try #require(
        names.firstIndex { $0.hasPrefix("The engine in use is") }, "\(names)")
      #expect(problem < remark && remark < details && details < engine, "\(names)")
      #expect(!names.contains("Everything works"))
    }
  }
}

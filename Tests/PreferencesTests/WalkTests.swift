import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// What applies to every page, in every language.
  @Suite @MainActor struct WalkTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `every control has a name, and 360 points are enough`() throws {
      try walk { page in
        let widgets = try desk.widgets()
        #expect(widgets.filter(\.isControl).count > 3, "\(page)")
        #expect(widgets.filter { $0.isControl && !$0.isNamed }.isEmpty, "\(page)")
        try desk.photograph("\(page)-360", width: 360)
        if SessionLocale.current == .plain { try desk.photograph(page, width: 880) }
      }
    }

    @Test func `text at twice the size fits into 360 points on a dark desktop`() throws {
      try walk(resolution: 192, environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"]) {
        try desk.photograph("\($0)-large", width: 360)
      }
    }

    @Test func `texts and their direction follow the session's language`() throws {
      try desk.open("--page", "holding")
      let page = try desk.widget("Languages", role: "list item")
      #expect((page.label == page.name) == (SessionLocale.current == .plain))
      try desk.photograph("holding", width: 880)
      let widgets = try desk.widgets(boxes: true)
      let row = try #require(widgets.first { $0.role == "spin button" })
      let label = try #require(widgets.first { $0.role == "label" && $0.name == "Delay" })
      #expect((row.box[0] < label.box[0]) == (SessionLocale.current == .arabic))
    }

    /// Shows one page after the other in one window.
    private func walk(
      resolution: Int = 96, environment: [String: String] = [:],
      _ look: (String) throws -> Void
    ) throws {
      try desk.session.run(["sh", "-c", "echo 'Xft.dpi: \(resolution)' | xrdb -merge"])
      try desk.open(environment: environment)
      // Hindi has the widest names of keys.
      for page in PreferencesDesk.pages.map({ "--page=\($0)" }) + ["--page=letters", "hi"] {
        try desk.start([page], environment: environment).waitUntilExit()
        try look(page.replacingOccurrences(of: "--page=", with: ""))
      }
    }
  }
}

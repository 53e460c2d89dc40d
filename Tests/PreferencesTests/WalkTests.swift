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
        #expect(widgets.unnamed.isEmpty, "\(page)")
        let lists = widgets.ofPage.filter { $0.role == "list" && $0.name != "GtkListView" }
        #expect(lists.filter { !$0.isNamed }.isEmpty, "\(page)")
        try desk.photograph("\(page)-360", width: 360)
        if SessionLocale.current == .plain { try desk.photograph(page, width: 880) }
      }
    }

    @Test(arguments: ["prefer-dark", "prefer-light"])
    func `text at twice the size and in high contrast fits into 360 points`(scheme: String) throws {
      let environment = ["ADW_DEBUG_COLOR_SCHEME": scheme, "ADW_DEBUG_HIGH_CONTRAST": "1"]
      try walk(resolution: 192, environment: environment) { page in
        try desk.photograph("\(page)-large-\(scheme)", width: 360)
        let shown = try desk.widgets(boxes: true).ofPage.filter {
          ($0.isUsed || $0.role == "label") && $0.box.count == 4 && $0.box[2] > 0
        }
        #expect(!shown.isEmpty, "\(page)")
        let outside = shown.filter { widget in
          // In Arabic, GTK 4.8 reports wrapped labels of mixed direction as too wide: pictures show
          // that they are not.
          let isMixed = SessionLocale.current == .arabic && widget.role == "label"
          return widget.box[0] < 0 && !isMixed || widget.box[0] + widget.box[2] > 360
        }
        #expect(outside.isEmpty, "\(page)")
      }
    }

    @Test(arguments: [96, 192])
    func `the list of pages takes at most a third of the window`(resolution: Int) throws {
      try desk.session.run(["sh", "-c", "echo 'Xft.dpi: \(resolution)' | xrdb -merge"])
      try desk.open()
      try desk.photograph("sidebar-\(resolution)", width: 880)
      let rows = try desk.widgets(boxes: true).filter {
        $0.role == "list item" && ["Languages", "Help"].contains($0.name)
      }
      #expect(rows.count == 2)
      #expect(rows.allSatisfy { $0.box[2] <= 880 / 3 }, "\(rows.map(\.box))")
    }

    @Test func `texts and their direction follow the session's language`() throws {
      try desk.open("--page", "holding")
      let page = try desk.widget("Languages", role: "list item")
      #expect((page.label == page.name) == (SessionLocale.current == .plain))
      try desk.photograph("holding", width: 880)
      let widgets = try desk.widgets(boxes: true)
      let row = try #require(widgets.first { $0.role == "slider" })
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
      for page in PreferencesDesk.pages + ["letters", "hi"] {
        try desk.start([page == "hi" ? page : "--page=\(page)"], environment: environment)
          .waitUntilExit()
        try look(page)
        guard page == "holding" else { continue }
        try desk.act(on: "Programs")
        try desk.wait(for: "Rules for Programs")
        try look("programs")
      }
    }
  }
}

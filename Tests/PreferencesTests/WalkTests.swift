import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// What applies to every page, in every language: in the narrowest window, with text at twice the size
  /// and in high contrast.
  @Suite @MainActor struct WalkTests {
    private let desk: PreferencesDesk
    private let scheme = SessionLocale.current == .arabic ? "prefer-dark" : "prefer-light"

    init() throws {
      desk = try PreferencesDesk()
      try desk.session.run(["sh", "-c", "echo 'Xft.dpi: 192' | xrdb -merge"])
    }

    @Test func `every control has a name, and 360 points are enough`() throws {
      let environment = ["ADW_DEBUG_COLOR_SCHEME": scheme, "ADW_DEBUG_HIGH_CONTRAST": "1"]
      try desk.open(environment: environment)
      // Hindi has the widest names of keys.
      for page in PreferencesDesk.pages + ["letters", "hi"] {
        try desk.start([page == "hi" ? page : "--page=\(page)"], environment: environment)
          .waitUntilExit()
        try look(at: page)
        guard page == "holding" else { continue }
        try desk.act(on: "Programs")
        try desk.wait(for: "Rules for Programs")
        try look(at: "programs")
      }
    }

    private func look(at page: String) throws {
      try desk.photograph("\(page)-large-\(scheme)", width: 360)
      let widgets = try desk.widgets(boxes: true)
      #expect(widgets.filter(\.isControl).count > 3, "\(page)")
      #expect(widgets.unnamed.isEmpty, "\(page)")
      let lists = widgets.ofPage.filter { $0.role == "list" && $0.name != "GtkListView" }
      #expect(lists.filter { !$0.isNamed }.isEmpty, "\(page)")
      let shown = widgets.ofPage.filter {
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

    @Test func `the list of pages takes at most a third of the window`() throws {
      try desk.open()
      try desk.photograph("sidebar", width: 880)
      let rows = try desk.widgets(boxes: true).filter {
        $0.role == "list item" && ["Languages", "Help"].contains($0.name)
      }
      #expect(rows.count == 2)
      #expect(rows.allSatisfy { $0.box[2] <= 880 / 3 }, "\(rows.map(\.box))")
    }
  }
}

import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// Whether the settings have an effect, and how much there is to see.
  @Suite @MainActor struct EffectTests {
    private static let notInUse = "Hold for Accents is not in use"
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    private var engine: String { get throws { try desk.session.run(["ibus", "engine"]).trimmed } }

    @Test func `every page says that another engine is in use, and switches`() throws {
      try desk.session.run(["ibus", "engine", "xkb:us::eng"])
      try desk.open()
      for page in PreferencesDesk.pages {
        try desk.start(["--page", page]).waitUntilExit()
        try desk.wait(for: Self.notInUse)
      }
      try desk.photograph("not-in-use-360", width: 360)
      // On the last page it is a finding, too.
      try desk.wait(for: "the finding's button") {
        $0.name == "Switch to It" && $0.description.contains("The engine in use is xkb:us::eng.")
      }
      try desk.act(on: "Switch to It")
      try desk.session.wait(for: "the engine") { try engine == "callout" }
      // It stays, too.
      let engines = ["gsettings", "get", "org.freedesktop.ibus.general", "preload-engines"]
      #expect(try desk.session.run(engines).contains("'callout'"))
      try desk.waitForEnd(of: Self.notInUse)
    }

    @Test func `every page says that holding is off, what needs it cannot be used, until it is on`()
      throws
    {
      try desk.store("hold", "false")
      try desk.open("--page", "holding")
      try desk.wait(for: "Holding is off")
      func canChangeDelay() throws -> Bool {
        try desk.widget("Delay", role: "slider").states.contains("sensitive")
      }
      #expect(try !canChangeDelay())
      try desk.act(on: "Turn On")
      try desk.wait(until: "hold", is: "true")
      try desk.waitForEnd(of: "Holding is off")
      #expect(try canChangeDelay())
    }

    @Test func `the diagnosis has a button for a language that does not exist`() throws {
      try desk.store("locales", "['fr', 'tlh']")
      try desk.open("--page", "help")
      try desk.wait(for: "Fix")
      try desk.act(on: "Fix")
      try desk.wait(until: "locales", is: "['fr']")
      try desk.waitForEnd(of: "Fix")
    }

    @Test func `six pages have at most thirty rows at first sight`() throws {
      #expect(PreferencesDesk.pages.count <= 6)
      try desk.open()
      var rows: [String] = []
      for page in PreferencesDesk.pages {
        try desk.start(["--page", page]).waitUntilExit()
        try desk.photograph("rows-\(page)", width: 880)
        // An expander row contains another of the same name.
        let names = try desk.widgets(boxes: true).ofPage.filter(\.isRow).map(\.name)
        rows += Set(names).sorted().map { "\(page): \($0)" }
      }
      print("the pages have \(rows.count) rows at first sight: \(rows)")
      #expect(rows.count <= 30)
    }
  }
}

extension Widget {
  /// Whether it is a row of a list that can be seen.
  fileprivate var isRow: Bool {
    ["list item", "check box", "combo box", "switch"].contains(role) && isNamed && box.count == 4
      && box[2] > 300 && box[3] > 0
  }
}

import Foundation
import Testing

@testable import TestSession

extension GnomeShellTests {
  @Suite @MainActor struct GnomeListTests {
    /// The French letters for `e`.
    private static let beginning = "1 é 2 è 3 ê 4 ë"

    @Test(arguments: GnomeDesk.kinds)
    func `the shell shows the list at the cursor`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("caf") + .openList)
      let list = try desk.expectList(Self.beginning)
      #expect(list.entries.filter(\.isSelected).isEmpty)
      #expect(Set(list.entries.map { $0.place[1] }).count == 1, "one line")
      let picture = try desk.takePicture("list-\(client)")
      let size = try FileManager.default.attributesOfItem(atPath: picture.path)[.size] as? Int
      #expect(try #require(size) > 4000)
      try desk.perform(.tap(.digit(1)))
      try desk.expect("café")
      try desk.expectNoList()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `a click on an entry picks it`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("tr") + .openList)
      let list = try desk.expectList(Self.beginning)
      let place = try #require(list.entries.first { $0.text == "è" }).place
      let click = KeyStep.click(
        x: Int(place[0] + place[2] / 2), y: Int(place[1] + place[3] / 2))
      try desk.perform([click, .wait(150)] + .text("s"))
      try desk.expect("très")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `the shell shows the emoji of a search`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(EmojiSteps.open + .text("loutre") + [.wait(100)])
      _ = try desk.expectList("1 🦦")
      _ = try desk.takePicture("emoji-\(client)")
      try desk.perform(.tap(.escape) + .text("x"))
      try desk.expect("x")
    }

    // The shell draws the list, so one client is enough. In GNOME 43, 48 and 50 an entry has 2.2
    // times the area.
    @Test(arguments: GnomeDesk.kinds.prefix(1))
    func `with large text an entry has at least twice the area to click`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
      func area(after text: String) throws -> Double {
        try desk.perform(.text(text) + .openList)
        let list = try desk.expectList(Self.beginning)
        try desk.perform(.tap(.escape))
        let place = try #require(list.entries.first).place
        return place[2] * place[3]
      }
      let usual = try area(after: "caf")
      try desk.scaleText(by: 2)
      defer { try? desk.scaleText(by: 1) }
      #expect(usual > 0)
      #expect(try area(after: "tr") >= 2 * usual)
    }

    @Test(arguments: GnomeDesk.kinds)
    func `the marked entry is highlighted`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.openList + .tap(.right) + .tap(.right) + [.wait(60)])
      let list = try desk.expectList(Self.beginning)
      #expect(list.entries.filter(\.isSelected).map(\.text) == ["è"])
      try desk.perform(.tap(.escape))
      try desk.expect("e")
    }
  }
}

extension GnomeDesk {
  /// Changes the size of all texts, as GNOME's settings do.
  fileprivate func scaleText(by factor: Int) throws {
    try session.keyboard.evaluate(
      """
      new imports.gi.Gio.Settings({ schema_id: 'org.gnome.desktop.interface' }).set_double(
        'text-scaling-factor', \(factor))
      """)
    // All windows are drawn anew, and the shell stands still meanwhile.
    try perform([.wait(800)])
  }
}

import Foundation
import Testing

@testable import TestSession

/// The list drawn by IBus's own panel.
@Suite(
  .serialized,
  .enabled(if: ClientRun.kinds.contains(.gtk3), "IBUS_CALLOUT_CLIENTS=1 runs it"))
@MainActor
struct PictureTests {
  /// The text in the window before the held letter.
  private let text = "Les élèves vont à la cr"

  @Test func `the list opens below the letter, and closes after a pick`() throws {
    let options = try options(for: "list")
    let session = try PrivateSession(options)
    defer { session.end() }
    let client = try TextClient(.gtk3, ["--window", text], in: session)
    defer { client.end() }
    try session.keyboard.perform([.wait(800)])
    let before = options.logs.appending(path: "before.png")
    try session.photograph(before)

    let list = try openList(in: session)
    let field = try client.state().places[0]
    #expect(list.height < 80 && list.width < 900)
    #expect(list.y >= field[1] && list.y < field[1] + field[3] + 40)
    let open = options.logs.appending(path: "open.png")
    try session.photograph(open)
    let changed = try #require(try session.difference(before, open), "Nothing has changed")
    #expect(changed.height >= list.height)

    // The picture for people: the window with its frame, and the list.
    let window = try #require(try session.windows(ofClass: "gtk3_field.py").first)
    let picture = options.logs.appending(path: "picture.png")
    try session.photograph(picture, area: window.union(list).grown(by: 24))

    let number = try #require(try CalloutLetters(locale: "fr")["ê"]).number
    try session.keyboard.perform(.tap(.digit(number)) + .text("perie") + [.wait(400)])
    #expect(try client.state().fields[0] == text + "êperie")
    #expect(try session.windows(ofClass: "ibus-ui-gtk3").allSatisfy { $0 != list })
  }

  @Test func `a list opens at its letter, wherever the previous list was`() throws {
    let session = try PrivateSession(options(for: "place"))
    defer { session.end() }
    let client = try TextClient(.gtk3, ["--window", ""], in: session)
    defer { client.end() }
    try session.keyboard.perform([.wait(800)])
    let first = try openList(in: session)
    try session.keyboard.perform(.tap(.escape) + .text("lle") + [.wait(300)])
    let second = try openList(in: session)
    #expect(second.x > first.x + 10 && second.y == first.y)
    // The same letters and the same labels.
    #expect(second.width == first.width && second.height == first.height)
  }

  @Test func `a click on an entry picks it`() throws {
    let session = try PrivateSession(options(for: "click"))
    defer { session.end() }
    let client = try TextClient(.gtk3, ["--window", text], in: session)
    defer { client.end() }
    try session.keyboard.perform([.wait(800)])

    let list = try openList(in: session)
    // Where exactly an entry is depends on the font: somewhere among the first three.
    try session.keyboard.perform([.click(x: list.x + 60, y: list.y + list.height / 2), .wait(400)])
    try session.keyboard.perform(.text("p") + [.wait(400)])
    let letters = try CalloutLetters(locale: "fr")
    let first = "éèêë".filter { (letters[$0]?.number ?? 9) <= 3 }.map { text + "\($0)p" }
    #expect(first.contains(try client.state().fields[0]))
  }

  // IBus 1.5.27 and 1.5.32 draw it 1.7 and 1.6 times as high: the buttons below do not grow.
  @Test func `with large text a vertical list is at least one and a half times as high`() throws {
    let resources = try TemporaryFolder()
    defer { resources.remove() }
    func height(resolution: Int) throws -> Int {
      let file = try resources.write("Xft.dpi: \(resolution)\n", to: "resources")
      var options = try options(for: "text-\(resolution)")
      options.settings += ["list-orientation='vertical'", "greeting=false"]
      options.environment["XENVIRONMENT"] = file.path
      let session = try PrivateSession(options)
      defer { session.end() }
      let client = try TextClient(.gtk3, ["--window", ""], in: session)
      defer { client.end() }
      try session.keyboard.perform([.wait(800)])
      return try openList(in: session).height
    }
    let usual = try height(resolution: 96)
    #expect(try Double(height(resolution: 192)) >= 1.5 * Double(usual))
  }

  @Test func `a key repeats after the panel has quit`() throws {
    let session = try PrivateSession(options(for: "no-panel"))
    defer { session.end() }
    let client = try TextClient(.gtk3, ["--window", ""], in: session)
    defer { client.end() }
    try session.keyboard.perform([.wait(800)])
    _ = try openList(in: session)
    try session.endPanel()
    try session.keyboard.perform(.text("1") + [.down("e")])
    try session.wait(for: "a key that repeats") {
      try client.state().fields[0].hasPrefix("e1ee")
    }
    try session.keyboard.perform([.up("e"), .wait(300)])
    let text = try client.state().fields[0]
    #expect(text.dropFirst(2).allSatisfy { $0 == "e" }, "\(text)")
  }

  private func options(for name: String) throws -> PrivateSession.Options {
    PrivateSession.Options(
      engine: try TestedEngine.find(), settings: ["locales=['fr']"], hasPanel: true,
      logs: ClientRun.output.appending(path: "pictures/\(name)"))
  }

  /// Holds e for the default delay.
  ///
  /// The panel may be slow to draw the list, which stays open until a pick.
  private func openList(in session: PrivateSession) throws -> Area {
    try session.keyboard.perform([.down("e"), .wait(900), .up("e"), .wait(300)])
    var list: Area?
    _ = try? session.wait(for: "the list") {
      list = try session.windows(ofClass: "ibus-ui-gtk3").first { $0.width > 40 && $0.height > 15 }
      return list != nil
    }
    return try #require(list, "No list was shown; the engine's last events:\n\(session.lastEvents)")
  }
}

extension PrivateSession {
  /// Kills IBus's panel, and waits until the engine knows.
  fileprivate func endPanel() throws {
    let panels = RunningProcess.all(
      of: "/usr/libexec/ibus-ui-gtk3", home: environment["HOME"] ?? "")
    try #require(!panels.isEmpty)
    for panel in panels { panel.send(SIGKILL) }
    try wait(for: "the end of the panel") { lastEvents.contains(#""event":"panel","on":false"#) }
  }

  /// The last events in the engine's trace.
  fileprivate var lastEvents: String {
    ((try? String(contentsOf: trace, encoding: .utf8)) ?? "").lastLines(12)
  }
}

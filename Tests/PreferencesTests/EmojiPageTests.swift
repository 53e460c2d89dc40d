import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page about emoji.
  @Suite(.everySession) @MainActor struct EmojiPageTests {
    @Test func `a search finds what ime-cli finds, in the language in use`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      try desk.open("--page", "emoji")
      try desk.reach("Search for an emoji")
      try desk.session.keyboard.perform(.text("chat"))
      let program = try #require(ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLI"])
      let found = try desk.session.run([program, "emoji", "--locale", "fr", "chat"])
        .split(separator: "\n").prefix(9).map { $0.split(separator: "\t").map(String.init) }
      #expect(found.count == 9)
      try desk.session.wait(for: "what is found") {
        let names = try desk.widgets().map(\.name)
        return found.allSatisfy { $0.allSatisfy(names.contains) }
      }
      try desk.photograph("emoji-search", width: 880)
      try desk.photograph("emoji-search-360", width: 360)
    }

    @Test func `the version of Unicode Emoji is shown, and the keys are a click away`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "emoji")
      try desk.session.wait(for: "the versions") {
        try desk.widgets().contains { $0.name == "All" }
      }
      try desk.store("emoji-version", "13.0")
      try desk.session.wait(for: "the version") {
        try desk.widgets().contains { $0.name == "13.0" }
      }
      try desk.act(on: "Change… Shortcut", role: "push button")
      try desk.session.wait(for: "the keys") {
        try desk.widgets().contains { $0.name == "Keyboard Shortcuts" }
      }
    }

    @Test func `a version that is chosen leaves out what is newer`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "emoji")
      try desk.choose(1, in: "Newest emoji version")
      try desk.session.wait(for: "the setting") { try desk.setting("emoji-version") != "0.0" }
      let version = try #require(Double(try desk.setting("emoji-version")))
      #expect(try desk.widgets().contains { $0.name == "\(version)" })
      try desk.choose(-1, in: "Newest emoji version", backwards: true)
      try desk.session.wait(for: "all of them") { try desk.setting("emoji-version") == "0.0" }
    }

    @Test func `what is forgotten stays forgotten in the running engine, until Undo`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let file = desk.session.folder.appending(path: "home/.local/state/ibus-callout/emoji.json")
      func stored() -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
      try desk.store("locales", "['en']")
      let client = try TextClient(.gtk3, in: desk.session)
      defer { client.end() }
      try desk.typeEmoji("otter")
      try desk.session.wait(for: "the emoji") { try client.state().fields[0] == "🦦" }
      try desk.session.wait(for: "the file") { stored().contains("🦦") }
      try desk.open("--page", "emoji")
      try desk.session.wait(for: "the emoji used lately") {
        try desk.widgets().contains { $0.name == "🦦" }
      }
      try desk.act(on: "Forget recently used emoji", role: "push button")
      try desk.session.wait(for: "no file") { !FileManager.default.fileExists(atPath: file.path) }
      try desk.session.wait(for: "none") {
        try desk.widgets().contains { $0.name == "None yet" }
      }
      desk.close()
      try client.clear()
      try desk.typeEmoji("pizza")
      try desk.session.wait(for: "the other emoji") { try client.state().fields[0] == "🍕" }
      try desk.session.wait(for: "the file") { stored().contains("🍕") }
      #expect(!stored().contains("🦦"))
      try desk.open("--page", "emoji")
      try desk.session.wait(for: "the other emoji on the page") {
        try desk.widgets().contains { $0.name == "🍕" }
      }
      try desk.act(on: "Forget recently used emoji", role: "push button")
      try desk.session.wait(for: "no file") { !FileManager.default.fileExists(atPath: file.path) }
      try desk.undo("Recent emoji forgotten")
      try desk.session.wait(for: "the file") { stored().contains("🍕") }
      desk.close()
      try desk.typeEmoji("otter")
      try desk.session.wait(for: "both emoji") {
        stored().contains("🍕") && stored().contains("🦦")
      }
    }
  }
}

extension PreferencesDesk {
  /// Searches for an emoji with the engine's keys, and takes the first that is found.
  func typeEmoji(_ name: String) throws {
    let keys: [PhysicalKey] = [PhysicalKey(code: 125), PhysicalKey(code: 56), "e"]
    var steps: [KeyStep] = [.wait(600)]
    steps += keys.map { .down($0) }
    steps += keys.reversed().map { .up($0) }
    steps.append(.wait(500))
    steps += .text(name)
    steps.append(.wait(300))
    steps += .tap(.enter)
    try session.keyboard.perform(steps)
  }
}

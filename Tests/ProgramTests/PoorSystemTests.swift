import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// Systems without a home or without room on the disk.
  @Suite @MainActor struct PoorSystemTests {
    private static let settings: [String] = .settings(
      "hold-delay=150", "letter-source='locale'", "key-bindings=['F9=keyboardType:emojis']")

    /// Types a letter from a list, one with a dead key, and an emoji.
    private func expectTyping(_ session: BareSession, _ engine: HandEngine) throws {
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
      try client.expect("éê", after: .tap("[") + .tap("e") + [.wait(100)])
      try client.expect("éê😀", after: .tap(.f9) + .tap(.digit(1)))
      try client.perform([.wait(200)])
      #expect(engine.isRunning)
    }

    @Test(arguments: ["", "/proc/nowhere", "/dev/null", "nowhere"])
    func `without a home the engine still types`(home: String) throws {
      let session = try BareSession.started()
      let engine = try session.startEngine(
        Self.settings,
        environment: ["HOME": home, "XDG_CONFIG_HOME": "", "GSETTINGS_BACKEND": "memory"])
      try expectTyping(session, engine)
      let warnings = engine.log.split(separator: "\n").filter { $0.contains("emoji.json") }
      #expect(warnings.count <= 1, "\(engine.log)")
      // A relative home would depend on where the engine was started; libibus creates one there.
      defer { try? FileManager.default.removeItem(atPath: "nowhere") }
      for folder in [".local", ".config/ibus-callout"] {
        #expect(!FileManager.default.fileExists(atPath: "nowhere/" + folder))
      }
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can mount a small disk."))
    func `a full disk stops neither typing nor later remembering`() throws {
      let session = try BareSession.started()
      let home = session.folder.appending(path: "home").path
      let mount = try Outcome(
        URL(filePath: "/usr/bin/mount"), ["-t", "tmpfs", "-o", "size=16k", "tmpfs", home])
      // Some containers do not let root mount anything.
      guard mount.status == 0 else { return }
      defer { _ = try? Outcome(URL(filePath: "/usr/bin/umount"), ["--lazy", home]) }
      let filler = try session.write("", to: "home/filler")
      let handle = try FileHandle(forWritingTo: filler)
      let block = Data(repeating: 0x78, count: 4096)
      while (try? handle.write(contentsOf: block)) != nil {}
      try handle.close()

      let engine = try session.startEngine(Self.settings)
      try expectTyping(session, engine)
      try session.wait(for: "a word on it: \(engine.log)") {
        engine.log.contains("No space left on device; recent emoji are not remembered for now.")
      }
      let client = try session.openClient(engine: "callout:fr")
      let pin: [KeyStep] = .tap("e", for: 400) + .tap(.right) + .tap(.right) + .tap(.insert)
      let list = session.folder.appending(path: "home/.config/ibus-callout/locales/fr.json")
      try client.expect("é", after: pin + [.wait(200)] + .tap(.digit(1)))
      try session.wait(for: "a word on the pin: \(engine.log)") {
        engine.log.split(separator: "\n").contains {
          $0.contains("fr.json") && $0.contains("No space left on device")
        }
      }
      #expect(!FileManager.default.fileExists(atPath: list.path))
      try FileManager.default.removeItem(at: filler)
      try client.open()
      try client.expect("é", after: pin + [.wait(200)] + .tap(.digit(1)))
      try session.wait(for: "the letters") { FileManager.default.fileExists(atPath: list.path) }
      try client.open()
      let folder = session.folder.appending(path: "home/.local/state/ibus-callout")
      try client.expect("🦦", after: .tap(.f9) + .text("loutre") + .tap(.digit(1)))
      try session.wait(for: "the file: \(engine.log)") {
        let text = try? String(
          contentsOf: folder.appending(path: "emoji.json"), encoding: .utf8)
        return text?.contains("🦦") == true && text?.contains("😀") == true
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["emoji.json"])
    }
  }
}

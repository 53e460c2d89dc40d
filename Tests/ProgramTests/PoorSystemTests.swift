import Foundation
import Glibc
import TestSession
import Testing

extension ProgramTests {
  /// Systems without what one takes for granted: a home, room on the disk, files that can be read.
  @Suite @MainActor struct PoorSystemTests {
    private static let settings = [
      "hold-delay=150", "letter-source='locale'", "key-bindings=['F9=keyboardType:emojis']",
    ].flatMap { ["--setting", $0] }

    nonisolated static let commands = [
      ["callouts", "fr", "e"], ["locales"], ["themes"], ["emoji", "otter"], ["keyboard", "fr"],
      ["type", "hold:e 1 dead_acute e", "--locale", "fr"], ["doctor"], ["settings"],
    ]

    /// Types a letter of a list, one of a dead key, and an emoji.
    private func expectTyping(_ session: BareSession, _ engine: HandEngine) throws {
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
      try client.expect("éê", after: .tap("[") + .tap("e") + [.wait(100)])
      try client.expect("éê😀", after: .tap(.f9) + .tap(.digit(1)))
      try client.perform([.wait(200)])
      #expect(engine.isRunning)
    }

    @Test(arguments: ["", "/proc/nowhere", "/dev/null", "nowhere"])
    func `without a home the engine types all the same`(home: String) throws {
      let session = try BareSession()
      defer { session.end() }
      let engine = try session.startEngine(
        Self.settings,
        environment: ["HOME": home, "XDG_CONFIG_HOME": "", "GSETTINGS_BACKEND": "memory"])
      try expectTyping(session, engine)
      let warnings = engine.log.split(separator: "\n").filter { $0.contains("emoji.json") }
      #expect(warnings.count <= 1, "\(engine.log)")
      // One that is relative would be wherever the engine was started; libibus makes its own there.
      defer { try? FileManager.default.removeItem(atPath: "nowhere") }
      for folder in [".local", ".config/ibus-callout"] {
        #expect(!FileManager.default.fileExists(atPath: "nowhere/" + folder))
      }
    }

    @Test(arguments: commands)
    func `without a home no command of ime-cli fails in an unclear way`(command: [String]) throws {
      let environment = Programs.environment.merging(["GSETTINGS_BACKEND": "memory"]) { $1 }
      let outcome = try Outcome(Programs.cli(), command, environment: environment, files: nil)
      #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
      #expect(!outcome.output.isEmpty || outcome.errorLines.count == 1, "\(outcome.errors)")
    }

    /// Runs a program without root's right to read all files.
    private func unprivileged(_ session: BareSession, _ program: URL, _ arguments: [String]) throws
      -> Outcome
    {
      guard geteuid() == 0 else {
        return try Outcome(program, arguments, environment: session.environment, files: nil)
      }
      return try Outcome(
        URL(filePath: "/usr/bin/setpriv"),
        ["--bounding-set=-dac_override,-dac_read_search", program.path] + arguments,
        environment: session.environment, files: nil)
    }

    @Test func `files that may not be read are named, and the program's own count`() throws {
      let own = "home/.config/ibus-callout"
      let files = [
        "\(own)/locales/fr.json": "{}", "\(own)/themes/own.json": "{}", "home/.XCompose": "",
        "\(own)/locales/xx.json": #"{"format": 1, "id": "xx", "name": "X"}"#,
      ]
      let session = try BareSession(files: files)
      defer { session.end() }
      for path in files.keys { chmod(session.folder.appending(path: path).path, 0) }
      func run(_ arguments: String...) throws -> Outcome {
        try unprivileged(session, Programs.cli(), arguments)
      }
      let letters = try run("callouts", "fr", "e")
      #expect(letters.status == 0 && !letters.output.isEmpty)
      #expect(letters.errors.contains("fr.json: Permission denied; the file is left out."))
      let themes = try run("themes")
      #expect(themes.errors.contains("own.json: Permission denied; the theme is left out."))
      let doctor = try run("doctor").output
      for name in ["fr.json", "xx.json", ".XCompose"] {
        #expect(doctor.contains("\(name): Permission denied; "), "\(doctor)")
      }
      let engines = try unprivileged(session, Programs.engine(), ["--xml"])
      #expect(try engines.output == Outcome(Programs.engine(), ["--xml"]).output)
    }

    @Test func `a folder that may not be read is as good as none`() throws {
      let session = try BareSession(files: ["home/.config/ibus-callout/locales/fr.json": "{}"])
      defer { session.end() }
      let folder = session.folder.appending(path: "home/.config/ibus-callout").path
      chmod(folder, 0)
      defer { chmod(folder, 0o700) }
      let letters = try unprivileged(session, Programs.cli(), ["callouts", "fr", "e"])
      #expect(letters.status == 0 && letters.errors.isEmpty, "\(letters.errors)")
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can mount a small disk."))
    func `a full disk stops neither typing nor what is remembered later`() throws {
      let session = try BareSession()
      defer { session.end() }
      let home = session.folder.appending(path: "home").path
      let mount = try Outcome(
        URL(filePath: "/usr/bin/mount"), ["-t", "tmpfs", "-o", "size=16k", "tmpfs", home])
      // Not every container lets its root mount something.
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
      try FileManager.default.removeItem(at: filler)
      let client = try session.openClient(engine: "callout:fr")
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

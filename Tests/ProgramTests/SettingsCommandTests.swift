import Foundation
import Testing

@testable import TestSession

extension ProgramTests.SettingsTests {
  nonisolated static let mistakes: [(arguments: [String], words: [String])] = [
    (["set", "hold-delay", "9"], ["9", "150 to 1500"]),
    (["set", "hold-delay", "soon"], ["hold-delay", "soon", "400"]),
    (["set", "hold-delay", "400", "500"], ["hold-delay", "one value", "2"]),
    (["set", "hold", "maybe"], ["hold", "maybe", "on or off"]),
    (["set", "locales", "tlh"], ["tlh", "ime-cli locales"]),
    (["set", "theme", "moon"], ["moon", "high-contrast"]),
    (["set", "auto-capitals", "some"], ["some", "sentences, words or all"]),
    (["set", "key-bindings", "a"], ["\"a\"", "KEYS=ACTION"]),
    (["set", "colour", "red"], ["colour", "\"ime-cli settings\""]),
    (["set", "hold"], ["value"]),
    (["get", "colour"], ["colour", "\"ime-cli settings\""]),
    (["reset"], ["--all"]),
    (["reset", "--all", "hold"], ["--all"]),
  ]

  @Test(arguments: mistakes)
  func `what cannot be a setting is not stored, and one sentence says why`(
    arguments: [String], words: [String]
  ) throws {
    try withSchema { session in
      expectFailure(try settings(session, arguments), mentioning: words)
      #expect(try list(session).allSatisfy { $0["changed"] as? Bool == false })
    }
  }

  @Test func `the command changes settings, and the running engine follows`() throws {
    try withSchema { session in
      _ = try session.startEngine([])
      let client = try session.openClient(engine: "callout")
      #expect(try client.perform(.hold("o", for: 600)).list.first == "ó")
      for words in [["locales", "de", "fr"], ["hold-delay", "200"], ["smart-quotes", "on"]] {
        #expect(try settings(session, ["set"] + words).status == 0)
      }
      try expectSoon(client, .hold("o", for: 300)) { $0.list.first == "ö" }
      #expect(try settings(session, ["get", "locales"]).output == "de\nfr\n")
      #expect(try settings(session, ["get", "hold-delay"]).output == "200\n")
      #expect(try settings(session, ["get", "theme"]).output == "standard\n")
      let changed = try list(session).filter { $0["changed"] as? Bool == true }
      #expect(
        Set(changed.compactMap { $0["name"] as? String }) == [
          "locales", "hold-delay", "smart-quotes", "greeting",
        ])
      #expect(try settings(session, ["reset", "hold-delay"]).status == 0)
      #expect(try settings(session, ["get", "hold-delay"]).output == "500\n")
      #expect(try settings(session, ["reset", "--all"]).status == 0)
      try expectSoon(client, .hold("o", for: 600)) { $0.list.first == "ó" }
    }
  }

  @Test func `each setting is listed with what it is for`() throws {
    try withSchema { session in
      let rows = try settings(session, []).output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
      let names = try gsettings(session, "list-keys", Self.schema).split(separator: "\n")
      #expect(rows.map { $0[0] }.sorted() == names.sorted())
      for row in rows { #expect(row.count == 4 && row[3].count > 3, "\(row)") }
      let capitals = try list(session).first { $0["name"] as? String == "auto-capitals" }
      #expect(capitals?["choices"] as? [String] == ["off", "sentences", "words", "all"])
    }
  }

  @Test func `a setting that an administrator has locked is not changed`() throws {
    let folder = try TemporaryFolder(files: [
      "keys/callout": "[org/freedesktop/ibus/engine/callout]\nhold-delay=uint32 700\n",
      "keys/locks/callout": "/org/freedesktop/ibus/engine/callout/hold-delay\n",
    ])
    defer { folder.remove() }
    let database = folder.url.appending(path: "database").path
    let keys = folder.url.appending(path: "keys").path
    let compiler = try Outcome(URL(filePath: "/usr/bin/dconf"), ["compile", database, keys])
    try #require(compiler.status == 0, "\(compiler.errors)")
    let profile = folder.url.appending(path: "profile")
    try "user-db:user\nfile-db:\(database)\n".write(to: profile, atomically: true, encoding: .utf8)
    try withSchema { session in
      let environment = session.environment.merging([
        "GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path,
      ]) { $1 }
      func settings(_ arguments: String...) throws -> Outcome {
        try Outcome(
          Programs.cli(), ["settings"] + arguments, environment: environment, files: nil)
      }
      expectFailure(
        try settings("set", "hold-delay", "300"),
        mentioning: ["hold-delay", "locked", "administrator"])
      expectFailure(try settings("reset", "hold-delay"), mentioning: ["hold-delay", "locked"])
      #expect(try settings("get", "hold-delay").output == "700\n")
      #expect(try settings("list").output.contains("hold-delay\tlocked\t700\t"))
    }
  }

  @Test func `without the schema it is said what is missing`() throws {
    let outcome = try Outcome(
      Programs.cli(), ["settings"],
      environment: Programs.environment.merging(["GSETTINGS_SCHEMA_DIR": "/nowhere"]) { $1 })
    guard outcome.status != 0 else { return }  // it is installed on this machine
    expectFailure(outcome, mentioning: ["not installed", Self.schema, "Reinstall"])
  }

  @Test(arguments: [
    (["hold-"], ["hold-space", "hold-delay", "hold-rules"]),
    (["auto-capitals", ""], ["off", "sentences", "words", "all"]),
    (["smart-quotes", "t"], ["true"]),
    (["theme", "high"], ["high-contrast"]),
    (["locales", "fr", "de-"], ["de-AT", "de-CH"]),
  ])
  func `a shell completes names and values`(typed: [String], completed: [String]) throws {
    try withSchema { session in
      let words = (["ime-cli", "settings", "set"] + typed).map { "'\($0)'" }
      let script = """
        PATH=$1:$PATH
        source <(ime-cli --generate-completion-script bash)
        COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
        COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
        _ime-cli ime-cli "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let outcome = try Outcome(
        URL(filePath: "/bin/bash"),
        ["-c", script, "bash", Programs.cli().deletingLastPathComponent().path],
        environment: session.environment, files: nil)
      #expect(outcome.output.split(separator: "\n").map(String.init) == completed)
    }
  }

  private func settings(_ session: BareSession, _ arguments: [String]) throws -> Outcome {
    try Outcome(
      Programs.cli(), ["settings"] + arguments, environment: session.environment, files: nil)
  }

  private func list(_ session: BareSession) throws -> [[String: Any]] {
    let outcome = try settings(session, ["list", "--json"])
    return try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }
}

import Foundation
import Testing

extension ProgramTests {
  /// `ime-cli type`, in process.
  @Suite @MainActor struct TypeCommandTests {
    /// What becomes of scripts typed in French on the layout us.
    nonisolated static let scripts: [(script: String, text: String)] = [
      ("a b c", "abc"),
      ("Shift+a a", "Aa"),
      ("\"Hello, World\"", "Hello, World"),
      ("a Return b", "a\nb"),
      ("a b BackSpace", "a"),
      ("hold:e 2", "è"),
      ("hold:e KP_2", "è"),
      ("hold:e", "e"),
      ("hold:e:2s 1", "é"),
      ("hold:e:100ms 1", "e1"),
      ("hold:Shift+e 1", "É"),
      ("hold:E 1", "É"),
      ("hold:e Right Right Return t", "èt"),
      ("hold:e Tab space t", "ét"),
      ("hold:e Escape 1", "e1"),
      ("t hold:e BackSpace 1", "t1"),
      ("hold:e t", "et"),
      ("hold:e click:3 t", "êt"),
      ("down:e wait:600ms up:e 1", "é"),
      ("down:e wait:300ms up:e 1", "e1"),
      ("down:e down:t up:e up:t wait:2s 1", "et1"),
      ("hold:e focus 1", "e1"),
      ("hold:e reset 1", "e1"),
      ("dead_acute e dead_grave a", "éà"),
      ("dead_acute q", "´q"),
      ("Multi_key o e", "œ"),
      ("e wait:100ms hold:e:600ms 1", "ee1"),
      ("", ""),
    ]

    @Test(arguments: scripts)
    func `a script becomes a text`(script: String, text: String) throws {
      let outcome = try type(script)
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.hasSuffix("text: \(text)\n"), "\(outcome.output)")
    }

    @Test func `feedback is shown where it is on`() throws {
      let script = "hold:e 2"
      #expect(!(try type(script)).output.contains("sound"))
      let shown = try type(script, "--setting", "feedback=true").output
      for step in [
        "preedit e, timer hold in 500 ms, sound input, haptic light",
        "sound custom:menu-popup, haptic medium", "commit è, no preedit, sound input, haptic light",
      ] { #expect(shown.contains(step), "\(shown)") }
    }

    @Test(arguments: scripts)
    func `JSON has the same text and every step`(script: String, text: String) throws {
      let document = try #require(try type(script, "--json").json as? [String: Any])
      #expect(document.keys.sorted() == ["list", "preedit", "steps", "text"])
      let shown = [document["text"], document["preedit"]].compactMap { $0 as? String }.joined()
      #expect(shown == text)
      for step in try #require(document["steps"] as? [[String: Any]]) {
        #expect(step["event"] is String && step["time"] is Int && step["handled"] is Bool)
        let known = [
          "event", "time", "handled", "effects", "notes", "key", "keycode", "modifiers", "text",
          "cursor", "anchor", "timer", "client", "purpose", "hints", "bits", "index",
        ]
        #expect(Set(step.keys).isSubset(of: known), "\(step)")
      }
    }

    @Test func `an open list is part of the JSON`() throws {
      let document = try #require(try type("hold:e", "--json").json as? [String: Any])
      let list = try #require(document["list"] as? [String])
      #expect(list.prefix(4) == ["é", "è", "ê", "ë"])
      #expect(document["preedit"] as? String == "e")
    }

    /// What picking è comes to in a field.
    nonisolated static let fields: [(arguments: [String], text: String)] = [
      (["--field", "preedit"], "è"),
      (["--field", "surrounding"], "e2"),
      (["--field", "bare"], "e2"),
      (["--field", "surrounding", "--setting", "hold-rules=['*=replace']"], "è"),
      (["--field", "surrounding", "--setting", "hold-rules=['*=on']"], "è"),
      (["--field", "bare", "--setting", "hold-rules=['ime-cli=backspace']"], "è"),
      (["--field", "bare", "--setting", "hold-rules=['*=on']"], "è"),
      (["--field", "bare", "--setting", "hold-rules=['*=off','*=on']"], "e2"),
      (["--program", "foot"], "e2"),
      (["--program", "foot", "--setting", "hold-rules=['foot=on']"], "è"),
      (["--program", "gtk3-im:game", "--setting", "hold-rules=['*:game=off']"], "e2"),
      (["--field", "bare", "--program", "com-example-main"], "è"),
      // What it was called before.
      (["--client", "bare"], "e2"),
      (["--program", "org.kde.konsole"], "e2"),
      (["--program", "org.kde.konsole", "--setting", "hold-rules=['*konsole=on']"], "è"),
      (["--program", "XTerm", "--setting", "hold-rules=['xterm=off']"], "e2"),
      (["--program", "gtk3-im:gedit", "--setting", "hold-rules=['gtk3-im:*=off']"], "e2"),
      (["--program", "gedit", "--setting", "hold-rules=['gtk3-im:*=off']"], "è"),
      (["--purpose", "terminal"], "e2"),
      (["--purpose", "terminal", "--setting", "hold-rules=['*@terminal=on']"], "è"),
      (["--purpose", "password"], "e2"),
      (["--purpose", "password", "--setting", "hold-rules=['*=on']"], "e2"),
      (["--purpose", "number"], "e2"),
      (["--purpose", "url"], "é"),
      (["--setting", "hold=false"], "e2"),
      (["--setting", "hold-delay=150"], "è"),
      (["--setting", "locales=['de']"], "è"),
    ]

    @Test(arguments: fields)
    func `what a field can do and is for decides`(arguments: [String], text: String) throws {
      let outcome = try type("hold:e 2", arguments)
      #expect(outcome.output.hasSuffix("text: \(text)\n"), "\(outcome.output)")
    }

    @Test func `the layout decides where keys are`() throws {
      #expect(try type("é \"q\"", "--layout", "native").output.hasSuffix("text: éq\n"))
      #expect(try type("AltGr+e", "--layout", "native").output.hasSuffix("text: €\n"))
      #expect(try type("AltGr+e", "--layout", "de").output.hasSuffix("text: €\n"))
      #expect(try type("w", "--layout", "fr(bepo)").output.hasSuffix("text: w\n"))
      let greek = try type("hold:a 1", locale: "el", "--layout", "us")
      #expect(greek.output.hasSuffix("text: ά\n"))
    }

    @Test func `the letters are the session's where none are named, in whatever case`() throws {
      func text(_ arguments: [String], session: String) throws -> String {
        let environment = Programs.environment.merging(["LC_ALL": session]) { $1 }
        let outcome = try Outcome(
          Programs.cli(), ["type", "hold:s 1"] + arguments, environment: environment)
        return outcome.output.split(separator: "\n").last.map(String.init) ?? outcome.errors
      }
      #expect(try text([], session: "de_DE.UTF-8") == "text: ß")
      #expect(try text([], session: "pl_PL.UTF-8") == "text: ś")
      #expect(try text(["--locale", "PL"], session: "de_DE.UTF-8") == "text: ś")
      #expect(try text(["--locale", "de-at"], session: "pl_PL.UTF-8") == "text: ß")
    }

    @Test func `actions are spelled as in settings`() throws {
      let document = try #require(try type("emoji", "--json").json as? [String: Any])
      let steps = try #require(document["steps"] as? [[String: Any]])
      #expect(steps.first?["action"] as? String == "keyboardType:emojis")
      #expect(try type("e").output.contains("press of character:e"))
    }

    @Test func `shortcuts pass`() throws {
      for script in ["Control+a", "Alt+e", "Super+e"] {
        let outcome = try type(script)
        #expect(outcome.output.hasSuffix("text: \n"))
        #expect(!outcome.output.contains("commit"))
      }
    }

    @Test func `help explains the words of a script`() throws {
      for arguments in [["type", "--help"], ["help", "type"]] {
        let outcome = try Outcome(Programs.cli(), arguments)
        #expect(outcome.status == 0)
        let words = [
          "Return", "dead_acute", "Shift+a", "AltGr+e", "hold:e", "hold:e:2s", "click:2", "down:e",
          "up:e", "wait:300ms", "\"some text\"", "focus", "reset", "picks",
        ]
        for word in words { #expect(outcome.output.contains(word), "\(word)") }
      }
    }

    private func type(
      _ script: String, locale: String = "fr", _ options: String...
    ) throws -> Outcome {
      try type(script, locale: locale, options)
    }

    private func type(
      _ script: String, locale: String = "fr", _ options: [String]
    ) throws -> Outcome {
      try Outcome(Programs.cli(), ["type", script, "--locale", locale] + options)
    }
  }
}

import Testing

@testable import TestSession

extension ProgramTests {
  /// What `ime-cli` says to what it cannot do.
  @Suite @MainActor struct CommandErrorTests {
    nonisolated static let mistakes: [(arguments: [String], words: [String])] = [
      (["type"], ["script"]),
      (["type", "a", "--frobnicate"], ["--frobnicate"]),
      (["type", "a", "--locale", "tlh"], ["tlh", "ime-cli locales", "tlh.json"]),
      (["type", "a", "--layout", "moon"], ["moon", "evdev.lst"]),
      (["type", "a", "--field", "moon"], ["moon", "preedit", "surrounding", "bare"]),
      (["type", "a b", "--pace", "9223372036854775807"], ["9223372036854775807", "60000"]),
      (["type", "a b", "--pace=-5"], ["-5", "60000"]),
      (["feedback", "--count", "2", "--interval", "9223372036854775807"], ["60000"]),
      (["feedback", "--count=-1"], ["-1", "10000"]),
      (["try", "--field", "moon"], ["moon", "preedit", "bare"]),
      (["type", "a", "--purpose", "moon"], ["moon", "terminal", "password"]),
      (["type", "a", "--setting", "colour=1"], ["colour", "hold-rules"]),
      (["type", "a", "--setting", "hold-delay=9"], ["9", "150", "1500"]),
      (["type", "a", "--setting", "layouts=['fr']"], ["fr", "LOCALE=LAYOUT"]),
      (["type", "frob:3"], ["frob:3", "--help"]),
      (["type", "frob"], ["Unknown key \"frob\".", "'\"frob\"'"]),
      (["type", "Foo+a"], ["Foo+a", "modifier"]),
      (["type", "wait:3"], ["wait:3", "300ms"]),
      (["type", "wait:soon"], ["wait:soon", "300ms"]),
      (["type", "hold:e:3"], ["hold:e:3", "300ms"]),
      (["type", "click:0"], ["click:0", "counted from 1"]),
      (["type", "a \"some text"], ["not closed", "some text"]),
      (["type", "\"x"], ["not closed"]),
      (["type", "é"], ["us", "é"]),
      (["type", "\"naïve\""], ["us", "ï"]),
      (["type", "hold:ж", "--locale", "ru"], ["us", "ж"]),
      (["emoji", "xyzzy"], ["xyzzy", "English"]),
      (["emoji", "xyzzy", "--locale", "fr"], ["xyzzy", "fr or English"]),
      (["callouts"], ["locale"]),
      (["callouts", "e"], ["\"e\" is not a locale. Did you mean: ime-cli callouts", " e"]),
      (["callouts", "tlh"], ["tlh", "ime-cli locales"]),
      (["callouts", "fr", "--layout", "moon"], ["moon", "evdev.lst"]),
      (["callouts", "fr", "ж"], ["ж has no list", "fr"]),
      (["layout"], ["locale"]),
      (["layout", "tlh"], ["tlh", "ime-cli locales"]),
      (["layout", "fr", "--layout", "moon"], ["moon", "evdev.lst"]),
      (["layout", "fr", "--list", "--input-sets"], ["--list", "--input-sets"]),
      (["locales", "fr"], ["fr"]),
      (["locales", "check"], ["files"]),
      (["locales", "draft", "tlh", "--cldr", "/nowhere"], ["tlh", "/nowhere", "apt install"]),
      (["coverage", "tlh"], ["tlh", "ime-cli locales"]),
      (["coverage", "ar", "--layout", "us"], ["ar", "native"]),
      (["coverage", "--layout", "moon"], ["moon", "evdev.lst"]),
      (["coverage", "--frequencies", "/nowhere"], ["/nowhere", "No such file"]),
      (["monitor", "--layout", "moon"], ["moon", "evdev.lst"]),
      (["frobnicate"], ["There is no command \"frobnicate\". See ime-cli --help."]),
      (["help", "frobnicate"], ["There is no command \"frobnicate\"."]),
      (["docter"], ["There is no command \"docter\". Did you mean \"doctor\"?", "--help"]),
      (["setings"], ["Did you mean \"settings\"?"]),
      (["settings", "lst"], ["Did you mean \"list\"?", "ime-cli settings --help"]),
      (["--frobnicate"], ["--frobnicate"]),
    ]

    @Test(arguments: mistakes, SessionLocale.allCases)
    func `a mistake is answered with one sentence`(
      mistake: (arguments: [String], words: [String]), session: SessionLocale
    ) throws {
      let outcome = try Outcome(
        Programs.cli(), mistake.arguments, environment: Programs.environment(in: session))
      expectFailure(outcome, mentioning: mistake.words)
    }

    @Test func `without IBus there is one sentence`() throws {
      let environment = Programs.environment.merging([
        "IBUS_ADDRESS": "unix:path=/dev/null/ibus"
      ]) { $1 }
      let outcome = try Outcome(
        Programs.cli(), ["type", "a", "--bus"], environment: environment)
      expectFailure(outcome, mentioning: ["No IBus is running", "ibus-daemon"])
    }

    @Test func `an IBus without the engine is named as such`() throws {
      let session = try BareSession()
      defer { session.end() }
      let outcome = try Outcome(
        Programs.cli(), ["type", "a", "--bus", "--locale", "fr"],
        environment: session.environment, files: nil)
      expectFailure(outcome, mentioning: ["callout:fr", "ibus-engine-callout"])
    }
  }
}

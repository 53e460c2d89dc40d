import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Rules on clients") struct HoldRuleTests {
  static let rules: [(String, String, ContentPurpose?, HoldRule.Decision)] = [
    ("xim=on", "xim", nil, .on),
    ("gnome-shell=off", "gnome-shell", nil, .off),
    ("gtk3-im:*=compose", "gtk3-im:*", nil, .strategy(.compose)),
    ("QIBus?nputContext=replace", "QIBus?nputContext", nil, .strategy(.replace)),
    ("*=backspace", "*", nil, .strategy(.backspace)),
    ("gnome-shell@terminal=on", "gnome-shell", .terminal, .on),
    ("*@free-form=off", "*", .freeForm, .off),
    ("*@date-time=off", "*", .dateTime, .off),
    ("*@password=on", "*", .password, .on),
    ("gtk3-im:a=b=on", "gtk3-im:a=b", nil, .on),
    ("me@home@url=on", "me@home", .url, .on),
  ]

  @Test(arguments: rules)
  func `A rule is written in the form in which it was read`(
    text: String, pattern: String, purpose: ContentPurpose?, decision: HoldRule.Decision
  ) throws {
    let rule = try HoldRule(text)
    #expect(rule.pattern == pattern)
    #expect(rule.purpose == purpose)
    #expect(rule.decision == decision)
    #expect(rule.description == text)
  }

  @Test func `Every purpose has a name of its own`() throws {
    #expect(Set(ContentPurpose.allCases.map(\.label)).count == ContentPurpose.allCases.count)
    for purpose in ContentPurpose.allCases {
      #expect(try HoldRule("*@\(purpose.label)=on").purpose == purpose)
    }
  }

  static let errors: [(String, String)] = [
    ("", "must have the form PATTERN=on|off|compose|backspace|replace|correct"),
    ("xim", "must have the form PATTERN=on|off|compose|backspace|replace|correct"),
    ("=on", "must have the form PATTERN=on|off|compose|backspace|replace|correct"),
    ("@terminal=on", "must have the form PATTERN=on|off|compose|backspace|replace|correct"),
    ("xim=", #""" must be on, off, compose, backspace, replace or correct"#),
    ("xim=On", #""On" must be on, off, compose, backspace, replace or correct"#),
    ("xim= on", #"" on" must be on, off, compose, backspace, replace or correct"#),
    ("xim=delete", #""delete" must be on, off, compose, backspace, replace or correct"#),
    ("xim@shell=on", #"there is no field purpose "shell""#),
    ("xim@=on", #"there is no field purpose """#),
  ]

  @Test(arguments: errors)
  func `An invalid rule has a reason`(text: String, reason: String) {
    let error = #expect(throws: NotationError.self) { try HoldRule(text) }
    #expect(error?.description.hasPrefix("hold-rules: \"\(text)\"") == true)
    #expect(error?.description.hasSuffix(reason) == true)
  }

  static let matches: [(String, String, Bool)] = [
    ("xim", "xim", true), ("xim", "xim2", false), ("xim", "axim", false), ("xim", "XIM", false),
    ("*", "", true), ("*", "anything", true), ("?", "", false), ("?", "x", true),
    ("?", "xy", false), ("gtk3-im:*", "gtk3-im:gedit", true), ("gtk3-im:*", "gtk3-im:", true),
    ("gtk3-im:*", "gtk4-im:gedit", false), ("gtk?-im:*", "gtk4-im:gedit", true),
    ("*firefox*", "gtk3-im:firefox-esr", true), ("*:firefox", "gtk3-im:firefox-esr", false),
    ("*a*b", "xaxxbxb", true), ("*a*b", "xaxxbxc", false), ("**", "x", true), ("a**b", "ab", true),
    ("a.c", "abc", false), ("[ab]", "a", false), ("*🦦*", "gtk3-im:🦦!", true), ("?", "🦦", true),
  ]

  @Test(arguments: matches)
  func `Patterns match whole names`(pattern: String, name: String, isMatch: Bool) throws {
    #expect(try HoldRule(pattern + "=on").matches(client: name, purpose: .freeForm) == isMatch)
  }

  @Test func `A rule for a purpose is for that purpose only`() throws {
    let rule = try HoldRule("gnome-*@terminal=on")
    #expect(rule.matches(client: "gnome-shell", purpose: .terminal))
    #expect(!rule.matches(client: "gnome-shell", purpose: .freeForm))
    #expect(!rule.matches(client: "xim", purpose: .terminal))
  }
}

import KeyboardCore

/// The user's rules and the built-in ones, applied to programs.
struct ProgramRules {
  /// The user's rules, as they are stored.
  var stored: [String]
  var standard: [HoldRule]

  /// The decision of the user's rule for exactly this program, or `nil` if there is none.
  func word(for program: String) -> String? {
    stored.first { Self.isRule($0, for: program) }.map(Self.word)
  }

  /// The decision for a program without a rule of its own.
  func standardWord(for program: String) -> String {
    let rules = stored.filter { !Self.isRule($0, for: program) }.compactMap { try? HoldRule($0) }
    // Fields of ordinary text: a program can have others, too.
    let match = (rules + standard).first {
      $0.matches(client: program, program: program.lowercased(), purpose: .freeForm)
    }
    return match.map { Self.word($0.description) } ?? "on"
  }

  /// The user's rules with another decision for a program, or without its rule.
  ///
  /// A new rule goes first; otherwise one with a pattern might take precedence.
  func rules(with word: String?, for program: String) -> [String] {
    let rule = word.map { "\(Self.pattern(of: program))=\($0)" }
    if let rule, (try? HoldRule(rule)) == nil { return stored }
    let place = stored.firstIndex { Self.isRule($0, for: program) } ?? 0
    var rules = stored.filter { !Self.isRule($0, for: program) }
    if let rule { rules.insert(rule, at: place) }
    return rules
  }

  /// The patterns of the built-in rules that turn lists off.
  var switchedOff: [String] {
    standard.filter { $0.decision == .off && $0.pattern != ClientName.fake }.map(\.pattern)
  }

  private static func isRule(_ text: String, for program: String) -> Bool {
    guard let rule = try? HoldRule(text), rule.purpose == nil else { return false }
    return rule.pattern.lowercased() == pattern(of: program).lowercased()
  }

  /// The pattern that matches a program's name; ? stands for characters that are special in patterns.
  private static func pattern(of program: String) -> String {
    String(program.map { $0 == "@" || $0 == "*" ? "?" : $0 })
  }

  private static func word(_ rule: String) -> String {
    rule.lastIndex(of: "=").map { String(rule[rule.index(after: $0)...]) } ?? "on"
  }
}

import Hosting
import KeyboardCore

/// What the rules make of programs.
struct ProgramRules {
  /// The user's rules, as they are stored.
  var stored: [String]
  /// The rules that come with the program.
  var standard: [HoldRule]

  /// The word of the rule that is for a program by its name, or `nil` while there is none.
  func word(for program: String) -> String? {
    place(of: program).map { Self.word(of: stored[$0]) }
  }

  /// What holding a key does in a program that has no rule of its own.
  func standardWord(for program: String) -> String {
    let rules = stored.filter { !Self.isRule($0, for: program) }.compactMap { try? HoldRule($0) }
    // Fields of ordinary text: a program can have others.
    let match = (rules + standard).first {
      $0.matches(client: program, program: program.lowercased(), purpose: .freeForm)
    }
    return match.map { Self.word(of: $0.description) } ?? "on"
  }

  /// The rules once a program has another rule, or none for `nil`.
  ///
  /// A new rule goes first, or one with a pattern might count in its place.
  func rules(with word: String?, for program: String) -> [String] {
    let rule = word.map { "\(Self.pattern(of: program))=\($0)" }
    if let rule, (try? HoldRule(rule)) == nil { return stored }
    var rules = stored.filter { !Self.isRule($0, for: program) }
    if let rule { rules.insert(rule, at: place(of: program) ?? 0) }
    return rules
  }

  /// The patterns of the program's own rules that switch lists off.
  var switchedOff: [String] {
    standard.filter { $0.decision == .off && $0.pattern != "fake" }.map(\.pattern)
  }

  private func place(of program: String) -> Int? {
    stored.firstIndex { Self.isRule($0, for: program) }
  }

  private static func isRule(_ text: String, for program: String) -> Bool {
    guard let rule = try? HoldRule(text), rule.purpose == nil else { return false }
    return rule.pattern.lowercased() == pattern(of: program).lowercased()
  }

  /// The pattern for a program's name; what means something else in patterns stands for itself.
  private static func pattern(of program: String) -> String {
    String(program.map { $0 == "@" || $0 == "*" ? "?" : $0 })
  }

  private static func word(of rule: String) -> String {
    rule.lastIndex(of: "=").map { String(rule[rule.index(after: $0)...]) } ?? "on"
  }
}

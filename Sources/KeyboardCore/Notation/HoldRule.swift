/// A rule about held keys in some programs: `PATTERN=DECISION`, where the decision is `on`, `off`
/// or a `ReplacementStrategy`.
///
/// The pattern matches a client's name in IBus (`gtk3-im:gedit`, `gnome-shell`, `xim`,
/// `QIBusInputContext`), or the desktop's name of the focused program in any case
/// (`org.kde.konsole`, `XTerm`); `*` stands for any characters and `?` for one. `@PURPOSE` limits a
/// rule to fields of that purpose: `gnome-shell@terminal=on`.
public struct HoldRule: Hashable, Sendable, CustomStringConvertible {
  /// The decision of a rule.
  public enum Decision: Hashable, Sendable {
    /// No list.
    case off
    /// A list, with the client's usual strategy.
    case on
    /// A list, with this strategy.
    case strategy(ReplacementStrategy)
  }

  /// The pattern of the clients' or programs' names.
  public let pattern: String
  // Desktops disagree on capitals: `Emacs` on X is `emacs` on Wayland.
  private let programPattern: String
  /// The purpose of the fields, or `nil` for all.
  public let purpose: ContentPurpose?
  /// The decision.
  public let decision: Decision

  private static let decisions = ["on", "off"] + ReplacementStrategy.allCases.map(\.rawValue)

  /// Reads a rule.
  ///
  /// - Throws: `NotationError` for a rule without a pattern, an unknown purpose and an unknown decision.
  public init(_ text: String) throws(NotationError) {
    let equals = text.lastIndex(of: "=") ?? text.startIndex
    let left = text[..<equals]
    let at = left.lastIndex(of: "@")
    pattern = String(left[..<(at ?? left.endIndex)])
    programPattern = pattern.lowercased()
    guard !pattern.isEmpty else {
      throw NotationError(
        "hold-rules", text,
        "must have the form PATTERN=\(Self.decisions.joined(separator: "|"))")
    }
    if let at {
      let label = left[left.index(after: at)...]
      guard let purpose = ContentPurpose(label: label) else {
        throw NotationError(
          "hold-rules", text, word: String(label), "there is no field purpose \"\(label)\"")
      }
      self.purpose = purpose
    } else {
      purpose = nil
    }
    switch text[text.index(after: equals)...] {
    case "on": decision = .on
    case "off": decision = .off
    case let word:
      guard let strategy = ReplacementStrategy(rawValue: String(word)) else {
        throw NotationError(
          "hold-rules", text, "\"\(word)\" must be \(Self.decisions.alternatives)")
      }
      decision = .strategy(strategy)
    }
  }

  /// The rule as text.
  public var description: String {
    let word =
      switch decision {
      case .on: "on"
      case .off: "off"
      case .strategy(let strategy): strategy.rawValue
      }
    return pattern + (purpose.map { "@" + $0.label } ?? "") + "=" + word
  }

  /// Whether the rule applies to a field of a client, or of a program, whose name is in lower case.
  package func matches(
    client: String, program: String? = nil, purpose: ContentPurpose
  ) -> Bool {
    guard self.purpose == nil || self.purpose == purpose else { return false }
    return Self.matches(pattern[...], client[...])
      || program.map { Self.matches(programPattern[...], $0[...]) } ?? false
  }

  /// Whether a name matches a pattern.
  ///
  /// It only retries from the last `*`, so the time is at most proportional to both lengths.
  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    var pattern = pattern
    var name = name
    var retry: (pattern: Substring, name: Substring)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let first = pattern.first, first == "?" || first == character {
        pattern = pattern.dropFirst()
        name = name.dropFirst()
      } else if let last = retry {
        pattern = last.pattern
        name = last.name.dropFirst()
        retry = (pattern, name)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}

/// What became of the last key that was held, or of the last wish for emoji, and where.
public struct HoldReport: Hashable, Sendable {
  /// What was decided.
  public enum Outcome: Hashable, Sendable {
    /// A list opened, to replace the letter in this way.
    case list(ReplacementStrategy)
    /// No list opened.
    case refused(HoldRefusal)
  }

  /// What was decided.
  public var outcome: Outcome
  /// The client, by the name IBus gives it.
  public var client: String
  /// The program with the focus, by the name the desktop has for it, where that is known.
  public var program: String?
  /// What the field is for.
  public var purpose: ContentPurpose
  /// The locale whose letters come first.
  public var locale: LocaleIdentifier
  /// When that was, in ms of the clock of the keys.
  public var time: Int

  init(_ outcome: Outcome, in context: KeyboardContext, at time: Int) {
    self.outcome = outcome
    self.time = time
    client = context.field.client
    program = context.field.program
    purpose = context.field.contentType.purpose
    locale = context.locale
  }
}

extension HoldReport {
  /// The report as JSON, for other programs; it does not say which key it was.
  package var json: JSONValue {
    var members: [JSONValue.Member] = []
    switch outcome {
    case .list(let strategy): members.append(.init("list", .string(strategy.rawValue)))
    case .refused(let refusal):
      members.append(.init("no-list", .string(refusal.code)))
      if let argument = refusal.argument, refusal != .noCallouts(argument) {
        members.append(.init("argument", .string(argument)))
      }
    }
    members += [
      .init("client", .string(client)), .init("program", program.map { .string($0) } ?? .null),
      .init("purpose", .string(purpose.label)), .init("locale", .string(locale.rawValue)),
    ]
    return .object(members)
  }
}

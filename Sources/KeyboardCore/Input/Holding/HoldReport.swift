/// The outcome of the last key that was held, or of the last request for emoji, and its field.
package struct HoldReport: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case list(ReplacementStrategy)
    case refused(HoldRefusal)
  }

  package var outcome: Outcome
  /// The client, by the name IBus gives it.
  package var client: String
  /// The program with the focus, by the desktop's name for it, if that is known.
  package var program: String?
  /// What the field is for.
  package var purpose: ContentPurpose
  /// The locale whose letters come first.
  package var locale: LocaleIdentifier
  /// The layout of the session that is in use, if the desktop tells.
  package var layout: String?
  /// Whether keys have the locale's own layout instead.
  package var hasOwnLayout: Bool
  package var time: Milliseconds

  init(_ outcome: Outcome, in context: KeyboardContext, _ source: LetterSource, at time: Int) {
    self.outcome = outcome
    self.time = time
    client = context.field.client
    program = context.field.program
    purpose = context.field.contentType.purpose
    locale = context.locale
    layout = context.sessionLayouts.inUse?.name
    hasOwnLayout = context.layoutInUse(source) == .locale
  }
}

extension HoldReport {
  /// The report as JSON, for other programs; it does not contain the key.
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
      .init("layout", layout.map { .string($0) } ?? .null),
      .init("letters-from", .string(hasOwnLayout ? "locale" : "session")),
    ]
    return .object(members)
  }
}

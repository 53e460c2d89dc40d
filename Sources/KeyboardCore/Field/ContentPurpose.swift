/// What a text field is for, with IBus's values (`IBusInputPurpose`).
public enum ContentPurpose: UInt32, Sendable, CaseIterable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
  case date, time, dateTime

  /// Whether the field takes only digits, so that lists of letters are useless.
  package var isNumeric: Bool { self == .digits || self == .number || self == .phone }

  /// The purpose as rules and traces spell it: `terminal`, `password`, `free-form`.
  package var label: String {
    switch self {
    case .freeForm: "free-form"
    case .dateTime: "date-time"
    default: "\(self)"
    }
  }

  /// Reads a label, or returns `nil` if there is no such purpose.
  package init?(label: some StringProtocol) {
    guard let purpose = Self.allCases.first(where: { $0.label == label }) else { return nil }
    self = purpose
  }
}

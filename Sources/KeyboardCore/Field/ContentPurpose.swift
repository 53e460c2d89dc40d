/// What a text field says it is for, with IBus's values (`IBusInputPurpose`).
public enum ContentPurpose: UInt32, Sendable, CaseIterable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
  case date, time, dateTime

  /// Whether the field takes only figures: callouts of letters are no use there.
  public var isNumeric: Bool { self == .digits || self == .number || self == .phone }

  /// The purpose as the rules and the trace spell it: `terminal`, `password`, `free-form`.
  public var label: String {
    switch self {
    case .freeForm: "free-form"
    case .dateTime: "date-time"
    default: "\(self)"
    }
  }

  /// The purpose of a label, or `nil` where there is none.
  public init?(label: some StringProtocol) {
    guard let purpose = Self.allCases.first(where: { $0.label == label }) else { return nil }
    self = purpose
  }
}

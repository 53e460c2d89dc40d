/// What became of the first tries of some cases.
///
/// Real programs on a busy machine stand still now and then, so a case may have a second try. But a
/// failure that comes again and again is a finding, were it gone at the second try each time.
struct FirstTries: Sendable {
  /// How many first tries of a hundred may fail.
  static let limit = 2

  private(set) var cases = 0
  private(set) var failures: [String] = []

  /// A case was tried, and failed for some reasons or for none.
  mutating func add(_ name: String, reasons: [String]) {
    cases += 1
    if !reasons.isEmpty { failures.append("\(name): " + reasons.joined(separator: "; ")) }
  }

  /// Whether more failed than may: one of few may, too.
  var hasTooManyFailures: Bool { failures.count > max(1, cases * Self.limit / 100) }

  /// What there is to say in the end.
  var summary: String {
    (["first tries: \(failures.count) of \(cases) failed"] + failures).joined(separator: "\n  ")
  }
}

@testable import TestSession

/// Something that a test starts and has to end.
@MainActor
protocol Endable {
  func end()
}

extension BareSession: Endable {}
extension FeedbackSession: Endable {}
extension LineProcess: Endable {}
extension TemporaryFolder: Endable {
  func end() { remove() }
}

/// Ends something with the current test.
@MainActor
func started<Program: Endable>(_ program: Program) -> Program {
  TestEndTrait.started.append(program)
  return program
}

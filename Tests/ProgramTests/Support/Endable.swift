@testable import TestSession

/// What a test starts, and what is not to stay behind.
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

/// Has something end with the test that runs.
@MainActor
func started<Program: Endable>(_ program: Program) -> Program {
  TestEndTrait.started.append(program)
  return program
}

import Glibc

/// Why a supervisor has to start another worker.
package enum WorkerLoss: String, CaseIterable {
  /// A signal has ended it that the supervisor has not passed on, or it could not be started.
  case crash
  /// It did not answer.
  case hang
  /// Its connection has ended; whether the other end still is there, the next worker finds out.
  case disconnection
  /// Another program has its place, and may leave it again.
  case displacement

  /// The exit code with which a worker reports it, or `nil` if it cannot.
  var exitCode: Int32? {
    switch self {
    case .crash, .hang: nil
    case .disconnection: EX_PROTOCOL
    case .displacement: EX_UNAVAILABLE
    }
  }

  /// The loss that a worker has reported with an exit code.
  init?(exitCode: Int32) {
    guard let loss = Self.allCases.first(where: { $0.exitCode == exitCode }) else { return nil }
    self = loss
  }
}

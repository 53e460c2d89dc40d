import TestSession

/// The engine's two processes at one moment.
struct Measurement: CustomStringConvertible {
  let worker: RunningProcess
  let workerFigures: ProcessFigures
  let supervisorFigures: ProcessFigures

  /// Measures; `nil` if one of them is missing.
  init?(of session: Session) {
    let engine = session.engine
    guard let worker = engine.worker, let supervisor = engine.supervisor,
      let workerFigures = ProcessFigures(of: worker),
      let supervisorFigures = ProcessFigures(of: supervisor)
    else { return nil }
    self.worker = worker
    self.workerFigures = workerFigures
    self.supervisorFigures = supervisorFigures
  }

  var description: String {
    "worker \(workerFigures); supervisor \(supervisorFigures)"
  }
}

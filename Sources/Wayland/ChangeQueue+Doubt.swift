import GLib

// What is not known of a compositor until reports have shown it.
extension ChangeQueue {
  /// What the compositor does with a change that crosses a report.
  enum Habit {
    case unknown
    case drops
    case applies
  }

  /// A change that crossed a report while the habit is unknown.
  struct Doubt {
    var change: [FieldChange]
    /// The texts before the cursor that there may be once all changes before this one are applied.
    var texts: Set<String>
    /// Whether nothing is learned if it is applied only once: the focus moved meanwhile, or an equal one was
    /// sent before, which no report has shown.
    var isAmbiguous = false
    var isSentAgain = false
    var timeout: Timeout?
  }

  /// Waits for the compositor or the field, some ms, and longer if all of them stood still.
  static func wait(_ milliseconds: Int, then body: @escaping () -> Void) -> Timeout {
    Timeout(
      milliseconds: milliseconds, priority: .whenIdle, lateness: Timeout.lateness,
      patience: patience, body)
  }
}

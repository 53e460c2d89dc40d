import CWayland
import GLib
import KeyboardCore

/// Sends the changes of a field to a compositor with version 2, in order with the keys that pass.
///
/// Each change refers to a report, by the number of reports so far. Some compositors, such as those with
/// wlroots 0.18 and newer, drop a change if they have sent another report meanwhile, as a program does
/// that reports a text late. So a change waits for the compositor, and is sent again if it was dropped.
/// Others, such as Hyprland, apply it all the same. Which one this is shows in the text that the field
/// reports after the first such change.
@MainActor
final class ChangeQueue {
  private enum Step {
    case change([FieldChange])
    case key(() -> Void)
  }

  /// What the compositor does with a change that crosses a report.
  private enum Habit {
    case unknown
    case drops
    case applies
  }

  /// A change that crossed a report while the habit is unknown.
  private struct Doubt {
    var change: [FieldChange]
    /// The text before the cursor, as last reported before the change can have been applied.
    var text: String
    var isSentAgain = false
    var timeout: Timeout?
  }

  /// How often a change is sent at most.
  private static let tries = 3
  /// How long a field may take to report a change, in ms.
  private static let patience = 400

  private let method: OpaquePointer
  private let connection: WaylandConnection
  private var habit = Habit.unknown
  private var doubt: Doubt?
  private var reports: UInt32 = 0
  private var report: SurroundingText?
  private var change: [FieldChange] = []
  private var steps: [Step] = []
  private var isWaiting = false
  /// Counts the fields.
  private var field = 0

  init(of method: OpaquePointer, _ connection: WaylandConnection) {
    self.method = method
    self.connection = connection
  }

  /// Counts a report, with the field's text if it has one.
  func noteReport(_ text: SurroundingText?) {
    reports &+= 1
    report = text
    guard let doubt, let reported = self.text else { return }
    let once = doubt.change.applied(to: doubt.text)
    if doubt.isSentAgain {
      if reported == once {
        habit = .drops
      } else if reported == doubt.change.applied(to: once) {
        habit = .applies
      }
      if habit != .unknown { self.doubt = nil }
    } else if reported == once {
      habit = .applies
      self.doubt = nil
      goOn()
    }
  }

  /// The reported text before the cursor, selected or not; only a change in doubt needs it.
  private var text: String? { report.map { String($0.text.unicodeScalars.prefix($0.cursor)) } }

  /// Adds to the change that `finish()` ends.
  func add(_ part: FieldChange) { change.append(part) }

  /// Sends what was added since the last call, as one change.
  func finish() {
    guard !change.isEmpty else { return }
    append(.change(change))
    change = []
  }

  /// Sends a key after all changes before it.
  func add(key: @escaping () -> Void) { append(.key(key)) }

  /// Forgets the changes of a field that has lost the focus, or had none.
  func changeField() {
    field += 1
    change = []
    isWaiting = false
    doubt = nil
    for case .key(let send) in steps { send() }
    steps = []
  }

  private func append(_ step: Step) {
    steps.append(step)
    sendSteps()
  }

  private func sendSteps() {
    while !isWaiting, !steps.isEmpty {
      switch steps.removeFirst() {
      case .change(let change): send(change)
      case .key(let send): send()
      }
    }
  }

  private func send(_ change: [FieldChange], tries: Int = 1) {
    for part in change { part.request(of: method) }
    zwp_input_method_v2_commit(method, reports)
    guard habit != .applies else { return goOn() }
    isWaiting = true
    // The compositor handles both at once, so what it reported before its answer came first.
    connection.afterAnswer { [weak self, field, reports] in
      guard let self, self.field == field else { return }
      if self.reports == reports || tries >= Self.tries {
        goOn()
      } else if habit == .unknown, !change.isRepeatable, let text {
        waitForReport(of: Doubt(change: change, text: text), tries: tries)
      } else {
        send(change, tries: tries + 1)
      }
      connection.flush()
    }
  }

  /// Sends a change again if no report shows that it was applied.
  private func waitForReport(of doubt: Doubt, tries: Int) {
    self.doubt = doubt
    self.doubt?.timeout = Timeout(milliseconds: Self.patience, priority: .whenIdle) { [weak self] in
      guard let self else { return }
      self.doubt?.text = text ?? doubt.text
      self.doubt?.isSentAgain = true
      send(doubt.change, tries: tries + 1)
      connection.flush()
    }
  }

  private func goOn() {
    isWaiting = false
    sendSteps()
  }
}

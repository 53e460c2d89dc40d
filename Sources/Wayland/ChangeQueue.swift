import CWayland

/// Sends the changes of a field to a compositor with version 2, in order with the keys that pass.
///
/// Each change refers to a report, by the number of reports so far. wlroots 0.18 and newer, and smithay,
/// drop a change if they have sent another report meanwhile, as a program does that reports a text
/// late; so a change waits for the compositor, and is sent again if it was dropped.
@MainActor
final class ChangeQueue {
  /// A part of a change, with the input method.
  typealias Request = (OpaquePointer) -> Void

  private enum Step {
    case change([Request])
    case key(() -> Void)
  }

  private let method: OpaquePointer
  private let connection: WaylandConnection
  /// Whether the compositor drops changes: Hyprland and wlroots before 0.18 do not.
  private let isDropping: Bool
  private var reports: UInt32 = 0
  private var change: [Request] = []
  private var steps: [Step] = []
  private var awaitsAnswer = false
  /// Counts the fields.
  private var field = 0

  init(of method: OpaquePointer, _ connection: WaylandConnection) {
    self.method = method
    self.connection = connection
    let isOldWlroots =
      connection.offers("zwlr_export_dmabuf_manager_v1")
      && !connection.offers("wp_alpha_modifier_v1")
    isDropping = !isOldWlroots && !connection.offers("hyprland_focus_grab_manager_v1")
  }

  /// Counts a report.
  func noteReport() { reports &+= 1 }

  /// Adds to the change that `finish()` ends.
  func add(_ request: @escaping Request) { change.append(request) }

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
    awaitsAnswer = false
    for case .key(let send) in steps { send() }
    steps = []
  }

  private func append(_ step: Step) {
    steps.append(step)
    sendSteps()
  }

  private func sendSteps() {
    while !awaitsAnswer, !steps.isEmpty {
      switch steps.removeFirst() {
      case .change(let requests): send(requests)
      case .key(let send): send()
      }
    }
  }

  private func send(_ requests: [Request]) {
    for request in requests { request(method) }
    zwp_input_method_v2_commit(method, reports)
    guard isDropping else { return }
    awaitsAnswer = true
    // The compositor handles both at once, so what it reported before its answer came first.
    connection.afterAnswer { [weak self, field, reports] in
      guard let self, self.field == field else { return }
      awaitsAnswer = false
      if self.reports != reports { send(requests) } else { sendSteps() }
      connection.flush()
    }
  }
}

import KeyboardCore

/// Something on the desktop that reports which program has the focus.
class ProgramSource {
  /// The program's name, or `nil` if it is unknown or no window has the focus.
  private(set) final var program: String?

  private final var onChange: () -> Void = {}
  private final var onEnd: (String?) -> Void = { _ in }

  /// Starts to follow the focus, without waiting.
  ///
  /// - Parameters:
  ///   - onChange: Called when `program` has changed.
  ///   - onEnd: Called when it cannot report, with the problem, or with `nil` if the desktop has no such
  ///     source.
  final func start(onChange: @escaping () -> Void, onEnd: @escaping (String?) -> Void) {
    self.onChange = onChange
    self.onEnd = onEnd
    connect()
  }

  /// Connects to the desktop.
  func connect() {}

  /// Restores the desktop.
  func stop() {}

  /// Sets the program with the focus; "" means no program.
  final func report(_ name: String?) {
    let name = name.map(ClientName.cleaned).flatMap { $0.isEmpty ? nil : $0 }
    guard name != program else { return }
    program = name
    onChange()
  }

  /// Stops reporting.
  final func end(_ problem: String?) {
    program = nil
    onEnd(problem)
  }
}

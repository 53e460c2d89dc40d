/// Something on the desktop that reports which program has the focus.
class ProgramSource {
  /// The program's name, or `nil` where it is not known or no window has the focus.
  private(set) final var program: String?

  private final var onChange: () -> Void = {}
  private final var onEnd: (String?) -> Void = { _ in }

  /// Begins to follow the focus, without waiting for anything.
  ///
  /// - Parameters:
  ///   - onChange: Called when `program` is another one.
  ///   - onEnd: Called when it can report no more, or never could: with what is wrong, or with `nil`
  ///     where the desktop simply has no such source.
  final func start(onChange: @escaping () -> Void, onEnd: @escaping (String?) -> Void) {
    self.onChange = onChange
    self.onEnd = onEnd
    connect()
  }

  /// Connects to the desktop.
  func connect() {}

  /// Leaves the desktop as it was before.
  func stop() {}

  /// Takes note of the program with the focus; "" is none.
  final func report(_ name: String?) {
    let name = name == "" ? nil : name
    guard name != program else { return }
    program = name
    onChange()
  }

  /// Reports nothing from now on.
  final func end(_ problem: String?) {
    program = nil
    onEnd(problem)
  }
}

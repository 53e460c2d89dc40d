import CWayland

/// The scales of the monitors, for compositors without fractional scales.
@MainActor
final class Outputs {
  /// Called when a scale has changed.
  var onChange: (() -> Void)?

  private let connection: WaylandConnection
  private var outputs: [UInt32: Output] = [:]

  /// Follows the monitors from now on.
  init(_ connection: WaylandConnection) {
    self.connection = connection
    connection.onOutputs = { [weak self] in self?.update() }
    update()
  }

  /// The largest scale of some monitors that a surface is on, or of all if it is on none.
  func scale(of entered: Set<OpaquePointer>) -> Int {
    let present = outputs.values.filter { entered.contains($0.output) }
    return (present.isEmpty ? Array(outputs.values) : present).map(\.scale).max() ?? 1
  }

  private func update() {
    outputs = outputs.filter { connection.outputs[$0.key] != nil }
    for number in connection.outputs.keys where outputs[number] == nil {
      outputs[number] = connection.bindOutput(number).map { output in
        Output(output) { [weak self] in self?.onChange?() }
      }
    }
    onChange?()
  }
}

/// A monitor.
@MainActor
private final class Output {
  let output: OpaquePointer
  private(set) var scale = 1
  private let onChange: () -> Void

  init(_ output: OpaquePointer, onChange: @escaping () -> Void) {
    self.output = output
    self.onChange = onChange
    wl_output_add_listener(output, Self.listener, listening(self))
  }

  isolated deinit { wl_output_destroy(output) }

  private static let listener = {
    // Newer versions of the library have more events than the version that is bound.
    var functions = wl_output_listener()
    functions.geometry = { _, _, _, _, _, _, _, _, _, _ in }
    functions.mode = { _, _, _, _, _, _ in }
    functions.done = { data, _ in deliver(data) { (output: Output) in output.onChange() } }
    functions.scale = { data, _, scale in
      deliver(data) { (output: Output) in output.scale = max(1, Int(scale)) }
    }
    return permanent(functions)
  }()
}

import CGLib

/// What a program prints, up to a size and for a time: one that prints without end, or hangs, is killed.
@MainActor
final class ProgramOutput {
  private let program: OpaquePointer
  private let cancellable = g_cancellable_new()
  private let limit: Int
  private var bytes: [UInt8] = []
  private var timeout: Timeout?
  private var body: ((String?) -> Void)?

  /// Reads what a program prints, and calls a closure with it once, or with `nil` if it is more than
  /// `limit` bytes, no UTF-8, or not at its end after `patience` ms; `nil` waits as long as it takes.
  ///
  /// It keeps itself until then, and takes over the reference to the program, a GSubprocess.
  init(
    of program: OpaquePointer, limit: Int, patience: Int?, then body: @escaping (String?) -> Void
  ) {
    self.program = program
    self.limit = limit
    self.body = body
    timeout = patience.map {
      Timeout(milliseconds: $0, priority: .low) { [weak self] in self?.kill() }
    }
    read()
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(program))
    g_object_unref(cancellable)
  }

  private func read() {
    g_input_stream_read_bytes_async(
      g_subprocess_get_stdout_pipe(program), 1 << 16, G_PRIORITY_DEFAULT, cancellable,
      { stream, result, data in
        let stream = UnsafeMutableRawPointer(stream)?.assumingMemoryBound(to: GInputStream.self)
        let part = stream.flatMap { g_input_stream_read_bytes_finish($0, result, nil) }
        Box<ProgramOutput>.open(data) { $0.take(part) }
        releaseBox(data)
      }, Box<ProgramOutput>.retained(self))
  }

  private func take(_ part: OpaquePointer?) {
    guard let part else { return end(nil) }
    defer { g_bytes_unref(part) }
    var count = 0
    let start = g_bytes_get_data(part, &count)
    guard count > 0 else { return end(String(validating: bytes, as: UTF8.self)) }
    bytes += UnsafeRawBufferPointer(start: start, count: Int(count))
    if bytes.count > limit { kill() } else { read() }
  }

  private func kill() {
    g_subprocess_force_exit(program)
    g_cancellable_cancel(cancellable)
    end(nil)
  }

  private func end(_ text: String?) {
    timeout = nil
    let body = body
    self.body = nil
    body?(text)
  }
}

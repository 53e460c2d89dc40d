import Foundation
import Glibc
import Synchronization

/// Records what a sound server's only card plays, with times.
@MainActor
final class SoundRecorder {
  /// Samples a second.
  nonisolated static let rate = 48_000

  /// A sound, from silence to silence.
  struct Sound: Sendable {
    /// When its first sample arrived, in ns of the clock of `now`.
    var arrival: UInt64
    /// Its samples.
    var samples: [Int16]

    /// How long it is, in ms.
    var length: Double { Double(samples.count) * 1000 / Double(SoundRecorder.rate) }
    /// Its loudest sample, of 32768.
    var peak: Int { samples.map { abs(Int($0)) }.max() ?? 0 }
    /// How often it crosses zero, in Hz: near the pitch of a tone.
    var pitch: Double {
      let crossings = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
      return Double(crossings) / 2 * 1000 / max(length, 1)
    }
  }

  private let process = Process()
  private let recording = Recording()

  /// The time in ns of the monotonic clock that all programs share.
  nonisolated static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  init(environment: [String: String]) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/parec")
    // Small pieces, so that times are exact to the millisecond.
    process.arguments = [
      "--device=ear.monitor", "--latency-msec=2", "--process-time-msec=1", "--format=s16le",
      "--rate=\(Self.rate)", "--channels=1", "--raw",
    ]
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUnmasked()
    let descriptor = dup(output.fileHandleForReading.fileDescriptor)
    let recording = recording
    let thread = Thread {
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { break }
        recording.add(bytes[..<count], at: Self.now)
      }
      close(descriptor)
    }
    thread.start()
    try waitUntil({ recording.count >= Self.rate / 10 }, "what parec records", within: 10)
  }

  /// The sounds since the start, each after a silence of 30 ms.
  var sounds: [Sound] { recording.sounds }

  /// Waits until so many sounds have been recorded: a sound server starts the first one late.
  ///
  /// - Throws: A `SessionError` if they do not come.
  func wait(for count: Int) throws {
    try waitUntil({ self.sounds.count >= count }, "\(count) sounds", within: 10)
  }

  /// Waits until some time has been recorded.
  ///
  /// - Throws: A `SessionError` if the recording has stopped.
  func listen(milliseconds: Int) throws {
    let wanted = recording.count + Self.rate * milliseconds / 1000
    try waitUntil(
      { recording.count >= wanted }, "what parec records", within: Double(milliseconds) / 1000 + 5)
  }

  /// Stops the recording, which is kept.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// The recording, shared by the thread that reads and the tests.
private final class Recording: Sendable {
  private struct Content: Sendable {
    var samples: [Int16] = []
    /// The time and the number of samples after each piece.
    var arrivals: [(count: Int, time: UInt64)] = []
    /// Half a sample.
    var rest: [UInt8] = []
  }

  private let content = Mutex(Content())

  /// The number of samples.
  var count: Int { content.withLock(\.samples.count) }

  /// Adds bytes that arrived at a time.
  func add(_ bytes: ArraySlice<UInt8>, at time: UInt64) {
    content.withLock { content in
      let all = content.rest + bytes
      for index in stride(from: 0, to: all.count - 1, by: 2) {
        content.samples.append(Int16(bitPattern: UInt16(all[index]) | UInt16(all[index + 1]) << 8))
      }
      content.rest = all.count % 2 == 0 ? [] : [all[all.count - 1]]
      content.arrivals.append((content.samples.count, time))
    }
  }

  /// The parts between silences of 30 ms and more.
  var sounds: [SoundRecorder.Sound] {
    let content = content.withLock { $0 }
    let gap = SoundRecorder.rate * 30 / 1000
    var sounds: [SoundRecorder.Sound] = []
    var start: Int?
    var last = 0
    func finish() {
      guard let first = start else { return }
      let arrival = content.arrivals.first { $0.count > first }?.time ?? 0
      sounds.append(.init(arrival: arrival, samples: Array(content.samples[first...last])))
      start = nil
    }
    for (index, sample) in content.samples.enumerated() where sample != 0 {
      if start != nil, index - last > gap { finish() }
      if start == nil { start = index }
      last = index
    }
    finish()
    return sounds
  }
}

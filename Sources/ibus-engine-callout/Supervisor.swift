import EngineHost
import GLib
import Glibc

/// The process IBus starts: it runs a worker, and starts another one if that crashes.
///
/// IBus does not look after engines: after a crash the user types raw until the input source is
/// selected again, and GNOME's indicator does not even show it.
struct Supervisor {
  /// More crashes than this within `window` seconds are no accident: the worker is given up.
  private static let crashLimit = 5
  private static let window = 60

  /// The worker of the moment, for the signal handler.
  // Safe: one thread; the handler only reads an aligned word.
  private nonisolated(unsafe) static var worker: pid_t = 0

  /// The options the worker gets, besides its own.
  let arguments: [String]

  init(arguments: [String]) {
    self.arguments = arguments.filter { $0 != "--ibus" && $0 != "-i" }
  }

  /// Runs workers until one ends of its own accord.
  ///
  /// - Returns: The exit code for this process.
  func run() -> Int32 {
    for number in [SIGTERM, SIGINT] {
      signal(number) { number in
        if Supervisor.worker > 0 { kill(Supervisor.worker, number) } else { _exit(0) }
      }
    }
    var crashes: [Int] = []
    var engine: String?
    while true {
      guard let channel = SupervisorChannel() else { return 1 }
      guard let worker = spawn(channel, recovering: engine) else { return 1 }
      Self.worker = worker
      channel.closeWriting()
      engine = channel.readLastEngine() ?? engine
      var status: Int32 = 0
      _ = SystemCall.retrying { waitpid(worker, &status, 0) }
      Self.worker = 0
      // An exit, with whatever code, is the worker's own decision; a signal other than the one we
      // passed on is a crash.
      let signal = status & 0x7f
      if signal == 0 { return (status >> 8) & 0xff }
      if signal == SIGTERM || signal == SIGINT { return 0 }
      let now = time(nil)
      crashes = crashes.filter { now - $0 < Self.window } + [now]
      guard crashes.count <= Self.crashLimit else { return 1 }
    }
  }

  /// Starts a worker.
  ///
  /// Not by GLib, of which this process touches nothing else: what it loads and allocates would be
  /// resident twice, here and in the worker.
  private func spawn(_ channel: SupervisorChannel, recovering engine: String?) -> pid_t? {
    var own = ["--worker", "--supervised"]
    if let engine { own += ["--recover", engine] }
    let words = [CommandLine.arguments.first ?? "ibus-engine-callout"] + own + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(
      &actions, channel.writing, SupervisorChannel.workerDescriptor)
    var worker: pid_t = 0
    let result = posix_spawn(
      &worker, DataDirectory.executable, &actions, nil, &pointers, environ)
    return result == 0 ? worker : nil
  }
}

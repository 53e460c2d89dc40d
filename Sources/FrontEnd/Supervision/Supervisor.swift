import GLib
import Glibc
import Hosting

/// The process that the desktop starts: it runs a worker, and restarts it if it crashes, hangs or loses
/// its connection.
///
/// IBus does not restart engines: after a crash the user has no input method until the input source is
/// selected again, and GNOME's indicator does not even show it.
struct Supervisor {
  /// After more crashes than this within `window` ms, it gives up.
  private static let crashLimit = 5
  private static let window = 60_000
  /// How long to wait for another program to leave its place, in s.
  private static let displacementPause: UInt32 = 10
  /// How long to wait if no worker can be started, in s.
  private static let shortagePause: UInt32 = 1
  /// The signals with which users and sessions end programs.
  private static let endings = [SIGTERM, SIGINT]

  /// The exit code with which a worker requests the program that an upgrade has installed.
  static let successionCode: Int32 = 75

  /// The current worker, for the signal handler.
  // Safe: one thread; the handler only reads an aligned word.
  private nonisolated(unsafe) static var worker: pid_t = 0

  /// Whether this process was asked to end, and has passed that on.
  // Safe: one thread; the handler only writes it.
  private nonisolated(unsafe) static var isEnding = false

  private let program: FrontEndProgram
  /// The options to pass to the worker.
  private let arguments: [String]
  /// The session to select first, by its name.
  private let session: String?

  init(_ options: FrontEndOptions, of program: FrontEndProgram) {
    self.program = program
    arguments = options.passedOn
    session = options.session
  }

  /// Runs workers until one exits, and returns the exit code for this process.
  ///
  /// Does not return if the compositor has to start the program again.
  func run() -> Int32 {
    for number in Self.endings {
      signal(number) { number in
        Supervisor.isEnding = true
        if Supervisor.worker > 0 { kill(Supervisor.worker, number) } else { _exit(0) }
      }
    }
    WorkerWatch.prepare()
    let hasOnlyOneWorker = HandedConnection.prepare()
    var crashes: [Int] = []
    var session = session
    var lastLoss: WorkerLoss?
    while true {
      let outcome = runWorker(selecting: &session, after: lastLoss)
      if Self.isEnding { return 0 }
      if case .exit(let code) = outcome { return code }
      if hasOnlyOneWorker { HandedConnection.crash() }
      guard case .lost(let loss) = outcome else {
        become(DataDirectory.executable, selecting: session)
        // The file was replaced once more. The next worker tries it before it makes way for it.
        lastLoss = nil
        continue
      }
      lastLoss = loss
      if loss == .displacement {
        sleep(Self.displacementPause)
        continue
      }
      let now = MainLoop.now
      crashes = crashes.filter { now - $0 < Self.window } + [now]
      guard crashes.count <= Self.crashLimit else { return 1 }
    }
  }

  /// How a worker has ended.
  private enum Outcome {
    /// By its own decision.
    case exit(Int32)
    /// An upgrade has installed another program.
    case upgrade
    case lost(WorkerLoss)
  }

  /// Runs one worker, and notes its newest session.
  private func runWorker(selecting session: inout String?, after loss: WorkerLoss?) -> Outcome {
    // The end of a supervisor must not leave a worker behind that it does not know yet.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in Self.endings { sigaddset(&endings, number) }
    sigprocmask(SIG_BLOCK, &endings, nil)
    let channel = SupervisorChannel()
    let worker = channel.flatMap { spawn($0, selecting: session, after: loss) }
    Self.worker = worker ?? 0
    sigprocmask(SIG_UNBLOCK, &endings, nil)
    channel?.closeWorkerEnd()
    defer { channel?.close() }
    guard let channel, let worker else {
      // The system has no more of something, often only for a moment.
      sleep(Self.shortagePause)
      return .lost(.crash)
    }
    HandedConnection.close()
    var watch = WorkerWatch(worker, channel)
    let hasHung = watch.follow() == .hung
    if hasHung { kill(worker, SIGKILL) }
    session = watch.session ?? session
    var status: Int32 = 0
    _ = SystemCall.retrying { waitpid(worker, &status, 0) }
    Self.worker = 0
    if status & 0x7f != 0 { return .lost(hasHung ? .hang : .crash) }
    // An exit with any other code is the worker's own decision.
    let code = (status >> 8) & 0xff
    if code == Self.successionCode { return .upgrade }
    return WorkerLoss(exitCode: code).map(Outcome.lost) ?? .exit(code)
  }

  /// Makes this process the supervisor of a program; returns only if that program cannot run.
  ///
  /// IBus knows a supervisor as its child, so an upgraded one must stay the same process. A worker that
  /// has lost its supervisor takes its place.
  func become(_ path: String, selecting session: String?) {
    let own = program.supervision + (session.map { ["--session", $0] } ?? [])
    let words = [CommandLine.arguments.first ?? program.name] + own + arguments
    var pointers = words.map { strdup($0) } + [nil]
    // Like the trial and IBus, it runs a script without a first line that names its interpreter.
    _ = try? ProcessSecrecy.starting { execvp(path, &pointers) }
    for pointer in pointers { free(pointer) }
  }

  /// Starts a worker.
  ///
  /// This process does not use GLib, which would be resident twice, here and in the worker.
  private func spawn(
    _ channel: SupervisorChannel, selecting session: String?, after loss: WorkerLoss?
  ) -> pid_t? {
    FreeMemory.keepFromReuse()
    var own = ["--worker", "--supervisor", "\(getpid())"]
    if let session { own += ["--session", session] }
    if let loss { own += ["--after", loss.rawValue] }
    let words = [CommandLine.arguments.first ?? program.name] + own + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(
      &actions, channel.workerEnd, SupervisorChannel.workerDescriptor)
    // The worker would inherit blocked signals.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var worker: pid_t = 0
    let result = posix_spawn(
      &worker, InstalledProgram.path, &actions, &attributes, &pointers, environ)
    return result == 0 ? worker : nil
  }
}

import Foundation
import Testing

/// callout-wayland with its supervisor, beside a compositor that says as little as possible.
nonisolated final class SupervisedProgram {
  let supervisor: pid_t
  /// How the supervisor has ended, as `waitpid` says it.
  private(set) var status: Int32?

  private let folder: URL
  private let listener: Int32

  /// The descriptor that a compositor hands over.
  private static let handed: Int32 = 9

  /// Starts it, with the end of a connection that the compositor hands over, or to connect itself.
  init(handing end: Int32? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "supervised-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    listener = try Self.listen(at: folder.appending(path: "wayland").path)
    var variables = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "WAYLAND_DISPLAY": "wayland", "GSETTINGS_BACKEND": "memory",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    ]
    // A change that is tested is one of the program, too, and so are the options of sanitizers.
    for (name, value) in ProcessInfo.processInfo.environment
    where name.hasPrefix("IBUS_CALLOUT_") || name.hasSuffix("SAN_OPTIONS") {
      variables[name] = value
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    if let end {
      variables["WAYLAND_SOCKET"] = "\(Self.handed)"
      posix_spawn_file_actions_adddup2(&actions, end, Self.handed)
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "callout-wayland").path
    var words = [strdup("callout-wayland"), nil]
    var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var number: pid_t = 0
    let error = posix_spawn(&number, program, &actions, nil, &words, &environment)
    supervisor = number
    try #require(error == 0, "\(program) does not start: \(String(cString: strerror(error)))")
  }

  private static func listen(at path: String) throws -> Int32 {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && Glibc.listen(listener, 9) == 0)
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    return listener
  }

  deinit {
    if !hasEnded {
      for process in [worker, supervisor].compactMap(\.self) { kill(process, SIGKILL) }
      // Swift Testing waits for its own processes no more while another one is not waited for.
      waitpid(supervisor, nil, 0)
    }
    close(listener)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The worker's process, or `nil` if there is none.
  var worker: pid_t? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.lazy.compactMap { pid_t($0) }.first {
      Self.fields(of: $0)?.dropFirst().first == "\(self.supervisor)"
    }
  }

  /// Whether a process is stopped.
  static func isStopped(_ process: pid_t) -> Bool { fields(of: process)?.first == "T" }

  /// The state of a process, its parent and so on.
  private static func fields(of process: pid_t) -> [Substring]? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ")
  }

  /// Waits for the next worker's connection; returns the compositor's end and the worker.
  func connection() throws -> (WireCompositor, worker: pid_t) {
    var end: Int32 = -1
    try wait(for: "a connection") {
      end = accept(listener, nil, nil)
      return end >= 0
    }
    // The process, its user and its group.
    var peer: [Int32] = [0, 0, 0]
    var size = socklen_t(4 * peer.count)
    try #require(getsockopt(end, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer[0] > 1)
    return (WireCompositor(end), peer[0])
  }

  /// Whether the supervisor has ended.
  var hasEnded: Bool {
    var now: Int32 = 0
    if status == nil, waitpid(supervisor, &now, WNOHANG) == supervisor { status = now }
    return status != nil
  }

  /// Waits for something, for at most 30 s.
  func wait(for what: String, _ isThere: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(30)
    while !isThere() {
      try #require(ContinuousClock.now < end, "There is no \(what).")
      usleep(1000)
    }
  }
}

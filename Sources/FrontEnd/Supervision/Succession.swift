import GLib
import Hosting

/// Ends the worker between two keys: after an upgrade, so that its supervisor starts the new program,
/// or after its supervisor was killed, so that there is another one.
///
/// Until then the worker keeps the data it has read.
final class Succession {
  /// What starts instead.
  enum Replacement {
    case program, supervisor
  }

  /// What is known of a file that has replaced the program.
  private enum Check: Equatable {
    case none
    case running(InstalledProgram.File)
    case passed(InstalledProgram.File)
    case failed(InstalledProgram.File)
  }

  /// The required pause in typing, in ms: keys that come while the new program starts are typed, but
  /// open no list.
  private static let pause = 1000
  /// How long the new program may take to print its version, in s.
  private static let patience = "5"

  private let program: FrontEndProgram
  private let isAtRest: () -> Bool
  private let onFailure: () -> Void
  private let onEnd: (Replacement) -> Void
  private var watcher: FolderWatcher?
  private var timeout: Timeout?
  private var check = Check.none

  /// Watches the program's file.
  ///
  /// - Parameters:
  ///   - program: The program that is running.
  ///   - isAtRest: Whether nothing has been typed for some ms, and nothing is in progress.
  ///   - onFailure: Called if the new program does not run; then it is ignored until its file changes.
  ///   - onEnd: Called once the replacement should be started.
  init(
    of program: FrontEndProgram, isAtRest: @escaping (Int) -> Bool, onFailure: @escaping () -> Void,
    onEnd: @escaping (Replacement) -> Void
  ) {
    self.program = program
    self.isAtRest = { isAtRest(Self.pause) }
    self.onFailure = onFailure
    self.onEnd = onEnd
    watcher = FolderWatcher(path: DataDirectory.programFolder) { [weak self] in self?.look() }
    // It may have been replaced before this process started.
    look()
  }

  /// Ends the worker in the next pause, as there is no supervisor.
  ///
  /// It waits first: a key may be on its way.
  func endWithoutSupervisor() {
    watcher = nil
    wait { $0.isAtRest() ? $0.onEnd(.supervisor) : $0.endWithoutSupervisor() }
  }

  private func look() {
    guard let file = InstalledProgram.successor, check != .running(file), check != .failed(file)
    else { return timeout = nil }
    guard isAtRest(), InstalledProgram.isUpgradeOver else { return wait { $0.look() } }
    guard check != .passed(file) else { return onEnd(.program) }
    check = .running(file)
    let command = ["timeout", "-s", "KILL", Self.patience, DataDirectory.executable, "--version"]
    Launcher.output(of: command) { [weak self] in
      guard let self, watcher != nil else { return }
      let runs = $0?.hasPrefix("\(program.name) ") ?? false
      check = runs ? .passed(file) : .failed(file)
      if runs { look() } else { onFailure() }
    }
  }

  private func wait(_ look: @escaping (Succession) -> Void) {
    timeout = Timeout(milliseconds: Self.pause, priority: .low) { [weak self] in
      if let self { look(self) }
    }
  }
}

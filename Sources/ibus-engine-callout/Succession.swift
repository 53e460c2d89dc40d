import GLib
import Hosting

/// Ends the worker after an upgrade, between two keys, so that its supervisor starts the new program.
///
/// Until then the worker keeps the data it has read.
final class Succession {
  /// The required pause in typing, in ms: keys that come while the new program starts are typed, but
  /// open no list.
  private static let pause = 1000

  private let isAtRest: () -> Bool
  private let onEnd: () -> Void
  private var watcher: FolderWatcher?
  private var timeout: Timeout?

  /// Watches the program's file.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether nothing has been typed for some ms, and nothing is in progress.
  ///   - onEnd: Called once the new program should be started.
  init(isAtRest: @escaping (Int) -> Bool, onEnd: @escaping () -> Void) {
    self.isAtRest = { isAtRest(Self.pause) }
    self.onEnd = onEnd
    watcher = FolderWatcher(path: DataDirectory.programFolder) { [weak self] in self?.look() }
  }

  private func look() {
    guard InstalledProgram.isReplaced else { return timeout = nil }
    guard !isAtRest() || !InstalledProgram.isUpgradeOver else { return onEnd() }
    timeout = Timeout(milliseconds: Self.pause, priority: .low) { [weak self] in self?.look() }
  }
}

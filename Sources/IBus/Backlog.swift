import CIBus
import GLib

/// Knows when keys may have waited so long that their program has typed them itself.
///
/// IBus waits 15 s for an answer and then lets the program type the key. An engine that handled such
/// keys later would type them again. A key's age is known from when it was read, on a thread that
/// continues while the main loop is busy. While the whole process was stopped nothing was read, so all
/// keys that arrived meanwhile are left to their programs, which is right for those that still wait,
/// too.
final class Backlog {
  /// The age at which keys may be too old, in ms.
  private static let patience = 10_000

  /// Called when keys begin to be left to their programs.
  var onOldKeys: (() -> Void)?

  private let bus: IBusBus
  private let keys: PendingKeys
  /// Whether keys that arrived while the process was stopped may still come.
  private var wasStopped = false
  private var wasOld = false

  /// Begins to watch the main loop.
  init(_ bus: IBusBus, _ keys: PendingKeys) {
    self.bus = bus
    self.keys = keys
    LoopWatch.watch(longerThan: Self.patience) { [weak self] in self?.begin() }
  }

  /// Receives the next key, as an engine does, and returns whether it may be too old.
  func receiveKey() -> Bool {
    let age = keys.receive().map { MainLoop.now - $0 } ?? 0
    let isOld = wasStopped || age > Self.patience
    if isOld, !wasOld { onOldKeys?() }
    wasOld = isOld
    return isOld
  }

  private func begin() {
    guard !wasStopped else { return }
    wasStopped = true
    MainLoop.async { [weak self] in self?.awaitFreshKeys() }
  }

  /// Asks IBus anything: its answer follows all the keys that it has sent before.
  private func awaitFreshKeys() {
    let done: () -> Void = { [weak self] in self?.wasStopped = false }
    ibus_bus_name_has_owner_async(
      bus, EngineComponent.busName, -1, nil,
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        releaseBox(data)
      }, Box<() -> Void>.retained(done))
  }
}

import CIBus
import GLib

/// Knows when keys may have waited so long that their program has typed them itself.
///
/// IBus waits 15 s for an answer and then lets the program type the key. An engine that handled such
/// keys later would type them again. A key's age is known from when it was read, on a thread that
/// continues while the main loop is busy; but on a busy machine that may be seconds after IBus has sent
/// it, and while the whole process is stopped nothing is read. So from the first key that has waited
/// too long on, all are left to their programs, which is right for those that still wait, too, until
/// IBus answers a question quickly: what follows its answer is not older than the question.
final class Backlog {
  /// The time after which keys may be too old, in ms, if the process was stopped.
  private static let longestStop = 10_000
  /// The time that a key, or an answer of IBus's, may take to reach the main loop, in ms: as long as the
  /// supervisor waits for a sign of life.
  private static let patience = 3000

  /// Called when keys begin to be left to their programs.
  var onOldKeys: (() -> Void)?

  private let bus: IBusBus
  private let keys: PendingKeys
  private var isOld = false

  /// Begins to watch the main loop.
  init(_ bus: IBusBus, _ keys: PendingKeys) {
    self.bus = bus
    self.keys = keys
    LoopWatch.watch(longerThan: Self.longestStop) { [weak self] in self?.begin() }
  }

  /// Receives the next key, as an engine does, and returns whether it may be too old.
  func receiveKey() -> Bool {
    if let time = keys.receive(), MainLoop.now - time > Self.patience { begin() }
    return isOld
  }

  private func begin() {
    guard !isOld else { return }
    isOld = true
    MainLoop.async { [weak self] in
      self?.onOldKeys?()
      self?.awaitFreshKeys()
    }
  }

  /// Asks IBus anything: its answer follows all the keys that it has sent before.
  private func awaitFreshKeys() {
    let start = MainLoop.now
    let done: () -> Void = { [weak self] in
      if MainLoop.now - start > Self.patience {
        self?.awaitFreshKeys()
      } else {
        self?.isOld = false
      }
    }
    ibus_bus_name_has_owner_async(
      bus, EngineComponent.busName, -1, nil,
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        releaseBox(data)
      }, Box<() -> Void>.retained(done))
  }
}

import CIBus
import GLib

/// Knows when keys may have waited so long that their program has typed them itself.
///
/// IBus waits 15 s for an answer and then lets the program type the key. An engine that handled such
/// keys later would type them again. The age of a key is unknown, so all that arrived during a
/// standstill are left to their programs, which is right for those that still wait, too.
final class Backlog {
  /// The standstill after which keys may be too old, in ms.
  private static let patience = 10_000

  /// Called when the engine continues after a standstill.
  var onStandstill: (() -> Void)?
  /// Whether a key that comes now may be too old.
  var isOld: Bool { isPending || Standstill.isNow }

  private let bus: IBusBus
  private var isPending = false

  /// Begins to watch the main loop.
  init(_ bus: IBusBus) {
    self.bus = bus
    Standstill.watch(longerThan: Self.patience) { [weak self] in self?.begin() }
  }

  private func begin() {
    guard !isPending else { return }
    isPending = true
    MainLoop.async { [weak self] in self?.awaitFreshKeys() }
  }

  /// Asks IBus anything: its answer follows all the keys that it has sent before.
  private func awaitFreshKeys() {
    onStandstill?()
    let done: () -> Void = { [weak self] in self?.isPending = false }
    ibus_bus_name_has_owner_async(
      bus, EngineComponent.busName, -1, nil,
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        releaseBox(data)
      }, Box<() -> Void>.retained(done))
  }
}

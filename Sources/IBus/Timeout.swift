import CIBus

/// A one-shot timer of the GLib main loop; it is cancelled when it goes.
@MainActor public final class Timeout {
  private final class Box {
    weak var owner: Timeout?
    let body: () -> Void

    init(body: @escaping () -> Void) { self.body = body }
  }

  private var source: guint = 0

  /// Calls a closure after some ms, unless it goes before.
  public init(milliseconds: Int, priority: Int32, _ body: @escaping () -> Void) {
    let box = Box(body: body)
    box.owner = self
    // The destroy notify is the box's only release.
    source = g_timeout_add_full(
      priority, guint(max(0, milliseconds)),
      { data in
        onMainActor {
          guard let data else { return }
          let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
          box.owner?.source = 0
          box.body()
        }
        return 0
      }, Unmanaged.passRetained(box).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  isolated deinit {
    if source != 0 { g_source_remove(source) }
  }
}

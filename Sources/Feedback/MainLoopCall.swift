import CIBus

/// Calls a closure on the thread that runs GLib's main loop, soon.
///
/// It can be called on any thread. GLib's `g_main_context_invoke` would call the closure right on
/// this one while no loop runs.
nonisolated func onMainLoop(_ body: @escaping @MainActor @Sendable () -> Void) {
  let call = Unmanaged.passRetained(MainLoopCall(body)).toOpaque()
  // The destroy notify is the box's only release.
  g_idle_add_full(
    G_PRIORITY_DEFAULT,
    { data in
      guard let data else { return 0 }
      let call = Unmanaged<MainLoopCall>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { call.body() }
      return 0
    }, call, { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
}

/// What is to be called.
private nonisolated final class MainLoopCall: Sendable {
  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}

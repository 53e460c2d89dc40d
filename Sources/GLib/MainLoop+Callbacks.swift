import CGLib

extension MainLoop {
  /// Calls a closure on the thread that runs the main loop, soon.
  ///
  /// It can be called on any thread. GLib's `g_main_context_invoke` would call the closure right on
  /// this one while no loop runs.
  public nonisolated static func async(_ body: @escaping @MainActor @Sendable () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        Box<@MainActor @Sendable () -> Void>.open(data) { $0() }
        return 0
      }, Box<@MainActor @Sendable () -> Void>.retained(body), releaseBox)
  }
}

/// Enters the main actor from a C callback that GLib makes on the thread of its main loop.
///
/// That is the thread the main actor is on: sources are added, signals connected and objects made on
/// it alone, and `MainLoop` runs there. On any other thread the program ends here, with a message.
@inlinable
public nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // Safe: the closure runs before the function returns, on the same thread.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("the closure above has run") }
  return result
}

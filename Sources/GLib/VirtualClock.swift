/// A clock that a test turns by hand, in place of the main loop's: nothing waits, and timers fire in
/// their order when the test says so.
///
/// What hosts ask for with `Timeout`, `MainLoop.after` and `MainLoop.async` is kept here while the clock
/// is in use, and `MainLoop.now` is its time.
@MainActor public final class VirtualClock {
  /// The time in ms.
  public private(set) var now: Int

  private var timers: [Timer] = []
  /// The number of the next timer: of two that are due, the older one is first.
  private var next = 0

  private struct Timer {
    var number: Int
    var time: Int
    /// GLib's; the lowest number is first.
    var priority: Int32
    /// Whether something outside of this program happens then.
    var isOutside: Bool
    var body: () -> Void
  }

  private init(at time: Int) { now = time }

  /// Runs `body` with a new clock in place of the main loop's.
  ///
  /// `body` must not suspend, so nothing else runs on the main actor meanwhile.
  ///
  /// - Parameters:
  ///   - start: The first time in ms.
  ///   - body: Gets the clock.
  /// - Returns: What `body` returns.
  public static func use<Result>(
    from start: Int = 1_000_000, _ body: (VirtualClock) throws -> Result
  ) rethrows -> Result {
    precondition(MainLoop.clock == nil, "one virtual clock at a time")
    let clock = VirtualClock(at: start)
    MainLoop.clock = clock
    defer { MainLoop.clock = nil }
    return try body(clock)
  }

  /// How many timers run.
  public var timerCount: Int { timers.count }

  /// Lets time pass: each timer fires at its time, in the order of the times.
  public func pass(_ milliseconds: Int) {
    let end = now + milliseconds
    runDue()
    while let time = timers.lazy.map(\.time).min(), time <= end {
      now = time
      runDue()
    }
    now = end
  }

  /// Lets time pass without firing any timer, as on a machine that does something else.
  ///
  /// What is due then fires at the next call of another function, by its priority.
  ///
  /// - Parameters:
  ///   - milliseconds: The time in ms.
  ///   - alone: Whether only this program stands still: what happens outside of it goes on.
  public func standStill(_ milliseconds: Int, alone: Bool = false) {
    let end = now + milliseconds
    while alone, let index = firstOutside(until: end) {
      let timer = timers.remove(at: index)
      now = max(now, timer.time)
      timer.body()
    }
    now = end
  }

  private func firstOutside(until end: Int) -> Int? {
    timers.indices.filter { timers[$0].isOutside && timers[$0].time <= end }
      .min { (timers[$0].time, timers[$0].number) < (timers[$1].time, timers[$1].number) }
  }

  /// Fires all timers that are due: those with a higher priority first, older ones before newer ones.
  ///
  /// - Parameter priority: The lowest priority that is fired; `.high` is for the moment before an event
  ///   that has arrived is handled.
  public func runDue(downTo priority: Timeout.Priority = .low) {
    while let index = firstDue(downTo: priority) { timers.remove(at: index).body() }
  }

  private func firstDue(downTo priority: Timeout.Priority) -> Int? {
    func order(_ index: Int) -> (Int32, Int, Int) {
      let timer = timers[index]
      return (timer.priority, timer.time, timer.number)
    }
    return timers.indices
      .filter { timers[$0].time <= now && timers[$0].priority <= priority.value }
      .min { order($0) < order($1) }
  }

  /// Starts a timer and returns its number; one of something outside of this program does not stand
  /// still with it.
  func add(
    milliseconds: Int, priority: Int32, isOutside: Bool = false, _ body: @escaping () -> Void
  ) -> Int {
    next += 1
    timers.append(
      Timer(
        number: next, time: now + max(0, milliseconds), priority: priority, isOutside: isOutside,
        body: body))
    return next
  }

  /// Cancels a timer.
  func remove(_ number: Int) { timers.removeAll { $0.number == number } }
}

import Dispatch
import Glibc
import Testing

@testable import GLib

@Suite("The main loop") final class MainLoopTests {
  private var numbers: [Int] = []

  /// Reports its deinitialization.
  private final class Canary {
    let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    isolated deinit { onEnd() }
  }

  @Test func `Timers fire in the order in which they are due`() {
    var order: [Int] = []
    let timeouts = [600, 200, 400].map { time in
      Timeout(milliseconds: time, priority: .high) { order.append(time) }
    }
    MainLoop.run(forAtMost: 5000) { order.count == 3 }
    #expect(order == [200, 400, 600])
    withExtendedLifetime(timeouts) {}
  }

  @Test func `Waiting for a condition keeps nothing else waiting, however long asking takes`() {
    var isDone = false
    MainLoop.after(milliseconds: 0) { isDone = true }
    let holds = MainLoop.run(forAtMost: 5000) {
      usleep(2000)
      return isDone
    }
    #expect(holds)
  }

  @Test func `A signal calls a closure in the loop, each time it comes`() {
    var count = 0
    MainLoop.onSignal(SIGUSR2) { count += 1 }
    for wanted in 1...2 {
      kill(getpid(), SIGUSR2)
      #expect(MainLoop.run(forAtMost: 5000) { count == wanted })
    }
  }

  @Test func `Releasing a timer cancels it and releases its closure`() {
    var hasFired = false
    var isGone = false
    var timeout: Timeout? = {
      let canary = Canary { isGone = true }
      return Timeout(milliseconds: 0, priority: .high) {
        withExtendedLifetime(canary) { hasFired = true }
      }
    }()
    #expect(!isGone)
    withExtendedLifetime(timeout) { timeout = nil }
    #expect(isGone)
    MainLoop.run(forAtMost: 20)
    #expect(!hasFired)
  }

  @Test func `A timer that has fired releases its closure`() {
    var isGone = false
    let timeout = {
      let canary = Canary { isGone = true }
      return Timeout(milliseconds: 0, priority: .high) { withExtendedLifetime(canary) {} }
    }()
    #expect(MainLoop.run(forAtMost: 5000) { isGone })
    withExtendedLifetime(timeout) {}
  }

  @Test func `Closures from other threads run on the main loop, in order`() {
    DispatchQueue(label: "test").async { [self] in
      for number in 0..<100 { MainLoop.async { self.numbers.append(number) } }
    }
    MainLoop.run(forAtMost: 5000) { numbers.count == 100 }
    #expect(numbers == Array(0..<100))
  }

  @Test func `A system call that a signal interrupts is repeated`() {
    var results = [-1, -1, 7]
    let result = SystemCall.retrying {
      errno = EINTR
      return results.removeFirst()
    }
    #expect(result == 7)
    let failure = SystemCall.retrying {
      errno = EIO
      return -1
    }
    #expect(failure == -1)
  }

  // A file at its size limit would end the engine if another thread writes it.
  @Test func `A signal that does nothing may come on any thread`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessSecrecy.disarm(SIGXFSZ)
      let queue = BackgroundQueue(label: "test")
      queue.add { raise(SIGXFSZ) }
      queue.finish(within: 5000)
    }
  }
}

import Testing

@testable import GLib
@testable import IBus

@Suite("Keys that may have waited too long") struct BacklogTests {
  /// A backlog, the answers that IBus owes, and when the next key was read.
  private final class Queue {
    var answers: [() -> Void] = []
    var read: Int?
    private(set) var oldKeys = 0
    lazy var backlog = Backlog(
      readNextKey: { [unowned self] in read }, askIBus: { [unowned self] in answers.append($0) })

    init() { backlog.onOldKeys = { [unowned self] in oldKeys += 1 } }

    /// IBus answers the oldest question.
    func answer() { answers.removeFirst()() }
  }

  @Test func `Keys are left to programs from one that waited for 3 s until IBus answers quickly`() {
    VirtualClock.use { clock in
      let queue = Queue()
      #expect(!queue.backlog.receiveKey())
      queue.answer()
      clock.pass(10_000)
      queue.read = clock.now - 3001
      #expect(queue.backlog.receiveKey())
      queue.read = nil
      #expect(queue.backlog.receiveKey())
      clock.pass(10)
      #expect(queue.oldKeys == 1 && queue.answers.count == 1)
      queue.answer()
      #expect(!queue.backlog.receiveKey())
    }
  }

  @Test func `Keys are too old, too, while an answer takes longer than 3 s`() {
    VirtualClock.use { clock in
      let queue = Queue()
      #expect(!queue.backlog.receiveKey())
      clock.pass(3001)
      #expect(queue.backlog.receiveKey())
      clock.pass(0)
      // A late answer proves nothing: IBus is asked again.
      queue.answer()
      #expect(queue.answers.count == 1 && queue.backlog.receiveKey())
      clock.pass(100)
      queue.answer()
      #expect(!queue.backlog.receiveKey())
    }
  }

  @Test func `A late answer alone has keys left to programs, and IBus asked again`() {
    VirtualClock.use { clock in
      let queue = Queue()
      queue.backlog.receiveEvent()
      clock.pass(3001)
      queue.answer()
      clock.pass(0)
      #expect(queue.oldKeys == 1 && queue.answers.count == 1 && queue.backlog.receiveKey())
    }
  }
}

import Dispatch
import KeyboardCore
import Synchronization
import Testing

@testable import FrontEnd

@Suite("The feed of traces") struct TraceFeedTests {
  @Test func `Typing does not wait for the disk that a trace is written to, but the end does`() {
    let feed = TraceFeed(of: "callout-wayland")
    let disk = DispatchSemaphore(value: 0)
    let written = Mutex(0)
    feed.record { _ in
      _ = disk.wait(timeout: .now() + 5)
      written.withLock { $0 += 1 }
    }
    feed.tell("line", session: 1, isBeginning: true, start: { "start" })
    #expect(written.withLock { $0 } == 0)
    // The head and the start come, too.
    for _ in 0..<3 { disk.signal() }
    feed.finish()
    #expect(written.withLock { $0 } == 3)
  }
}

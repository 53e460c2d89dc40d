import GLib
import Hosting
import Testing

@Suite("Following the user's files") struct FolderWatcherTests {
  private let folder = TemporaryFolder()

  @Test func `A new file is reported, but not after the end of watching`() throws {
    var count = 0
    var monitor = FolderMonitor(path: folder.path) { count += 1 }
    #expect(monitor != nil)
    try folder.write("x", to: "a")
    #expect(MainLoop.run(forAtMost: 5000) { count > 0 })
    monitor = nil
    let before = count
    try folder.write("x", to: "b")
    MainLoop.run(forAtMost: 100)
    #expect(count == before)
  }

  @Test func `Several changes in quick succession are reported once`() throws {
    var count = 0
    let watcher = FolderWatcher(path: folder.path) { count += 1 }
    for name in ["a", "b", "c"] { try folder.write("x", to: name) }
    #expect(MainLoop.run(forAtMost: 5000) { count > 0 })
    #expect(!MainLoop.run(forAtMost: 600) { count > 1 })
    _ = watcher
  }

  @Test func `A file that changes all the time does not delay other changes`() throws {
    var count = 0
    let watcher = FolderWatcher(path: folder.path) { count += 1 }
    // Something changes every 100 ms until there is a report, and once more.
    for _ in 0..<2 {
      let (before, start) = (count, MainLoop.now)
      while count == before, MainLoop.now - start < 8000 {
        try folder.write("x", to: "busy-\(MainLoop.now)")
        MainLoop.run(forAtMost: 100) { count > before }
      }
      #expect(count > before)
    }
    _ = watcher
  }
}

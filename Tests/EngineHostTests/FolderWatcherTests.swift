import EngineHost
import Foundation
import GLib
import Testing

@Suite("Following the user's files") final class FolderWatcherTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "folder-watcher-\(UUID().uuidString.prefix(8))")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String) {
    try? Data("x".utf8).write(to: folder.appending(path: name))
  }

  @Test func `Several changes in quick succession are one`() {
    var count = 0
    let watcher = FolderWatcher(path: folder.path) { count += 1 }
    for name in ["a", "b", "c"] { write(name) }
    #expect(MainLoop.run(forAtMost: 5000) { count > 0 })
    #expect(!MainLoop.run(forAtMost: 600) { count > 1 })
    _ = watcher
  }

  @Test func `A file that changes all the time does not put off what others change`() {
    var count = 0
    let watcher = FolderWatcher(path: folder.path) { count += 1 }
    let start = MainLoop.now
    // Something is changed every 100 ms, for as long as nothing is told.
    while count == 0, MainLoop.now - start < 8000 {
      write("busy-\(MainLoop.now)")
      MainLoop.run(forAtMost: 100) { count > 0 }
    }
    #expect(count > 0)
    let first = count
    while count == first, MainLoop.now - start < 16_000 {
      write("busy-\(MainLoop.now)")
      MainLoop.run(forAtMost: 100) { count > first }
    }
    #expect(count > first)
    _ = watcher
  }
}

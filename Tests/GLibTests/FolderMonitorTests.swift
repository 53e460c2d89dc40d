import Foundation
import GLib
import Testing

@Suite("Watching folders") final class FolderMonitorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "folder-monitor-\(UUID().uuidString.prefix(8))")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `A new file is told of, and none when nobody watches any more`() throws {
    var count = 0
    var monitor = FolderMonitor(path: folder.path) { count += 1 }
    #expect(monitor != nil)
    try Data().write(to: folder.appending(path: "a"))
    #expect(MainLoop.run(forAtMost: 5000) { count > 0 })
    monitor = nil
    let before = count
    try Data().write(to: folder.appending(path: "b"))
    MainLoop.run(forAtMost: 100)
    #expect(count == before)
  }
}

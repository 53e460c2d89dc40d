import GLib
import Glibc
import Testing

@Suite("Watching file descriptors") struct FileWatchTests {
  @Test func `Arrivals and the end are reported while something watches`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    var arrived: [Int] = []
    var watch: FileWatch? = FileWatch(descriptor: reading) {
      var byte: UInt8 = 0
      arrived.append(read(reading, &byte, 1))
    }
    MainLoop.run(forAtMost: 50)
    #expect(arrived.isEmpty)
    #expect(SystemCall.writeAll([1, 2], to: writing))
    #expect(MainLoop.run(forAtMost: 5000) { arrived == [1, 1] })
    close(writing)
    #expect(MainLoop.run(forAtMost: 5000) { arrived.last == 0 })
    withExtendedLifetime(watch) { watch = nil }
    let count = arrived.count
    MainLoop.run(forAtMost: 50)
    #expect(arrived.count == count)
  }
}

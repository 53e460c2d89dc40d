import GLib
import Glibc
import Testing

@Suite("Sockets that programs connect to") struct LocalListenerTests {
  @Test func `Of two listeners the later one keeps the path when the earlier one ends`() throws {
    let path = "/tmp/callout-listener-test-\(getpid())"
    defer { unlink(path) }
    var connections = 0
    var earlier: LocalListener? = try LocalListener(path: path) { _ in }
    var later: LocalListener? = try LocalListener(path: path) { _ in connections += 1 }
    withExtendedLifetime(earlier) { earlier = nil }
    let socket = try LocalSocket(path: path, keepsMessages: true)
    #expect(MainLoop.run(forAtMost: 5000) { connections == 1 })
    withExtendedLifetime((socket, later)) { later = nil }
    #expect(access(path, F_OK) != 0)
  }
}

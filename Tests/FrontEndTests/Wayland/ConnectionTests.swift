import Glibc
import Testing

@testable import GLib
@testable import Wayland

@Suite("A connection to a compositor") struct ConnectionTests {
  @Test func `A field that has lost the focus to another one ends nothing any more`() throws {
    let (compositor, program) = try WireCompositor.pair()
    compositor.offer("zwp_input_method_v1")
    setenv("WAYLAND_SOCKET", "\(program)", 1)
    let connection = try WaylandConnection()
    let method = try connection.makeInputMethod()
    let (first, second) = (WireCompositor.ownObject, WireCompositor.ownObject + 1)
    let object = WireCompositor.firstObject
    // What is read together is about objects that were there when it was read.
    compositor.send(object, 0, [first])
    compositor.send(object, 0, [second])
    compositor.send(object, 1, [first])
    MainLoop.handlePending()
    #expect(method.isActive)
    compositor.send(object, 1, [second])
    MainLoop.handlePending()
    #expect(!method.isActive)
  }

  /// A keymap in a file of so many bytes, and how long it is said to be.
  nonisolated static let keymaps: [(format: UInt32, file: Int, size: Int, isRead: Bool)] = [
    (1, 13, 13, true), (0, 13, 13, false), (1, 13, 0, false), (1, 13, 14, false),
    // Reading memory beyond the last page of a file ends the process.
    (1, 4096, 8192, false),
  ]

  @Test(arguments: keymaps)
  func `A keymap is read if it is one, and no longer than its file`(
    format: UInt32, file: Int, size: Int, isRead: Bool
  ) throws {
    var path = Array("/tmp/callout-keymap-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    unlink(path)
    let bytes = Array("xkb_keymap {}".utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    try #require(ftruncate(descriptor, file) == 0)
    var keymaps: [String] = []
    let grab = KeyboardGrab(request: nil, destroy: {}) {
      if case .keymap(let text) = $0 { keymaps.append(text) }
    }
    grab.readKeymap(format, descriptor, size)
    #expect(keymaps == [isRead ? "xkb_keymap {}" : ""])
    // The descriptor is ours, and there are few.
    #expect(fcntl(descriptor, F_GETFD) < 0)
  }

  @Test func `A keyboard is given back once`() {
    var requests = 0
    var grab: KeyboardGrab? = KeyboardGrab(request: { requests += 1 }, destroy: {}) { _ in }
    grab?.giveBack { _ in }
    grab?.giveBack { _ in }
    grab = nil
    #expect(requests == 1)
  }
}

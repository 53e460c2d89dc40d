import CXCB
import GLib

/// A connection to the X server, which sends requests and reads answers without waiting.
@MainActor final class XCBConnection {
  /// Called with the window and the property whenever a property of a watched window changes.
  var onPropertyChange: ((_ window: UInt32, _ property: UInt32) -> Void)?
  /// Called when the connection is lost.
  var onEnd: (() -> Void)?
  /// The window behind all others.
  let root: UInt32

  /// What an answer to a request is handed to; `nil` stands for an error.
  private typealias Answer = (UnsafeMutableRawPointer?) -> Void

  private let library: XCBLibrary
  private let connection: OpaquePointer
  private var watch: FileWatch?
  /// The requests without an answer, oldest first, which is the order of the answers.
  private var pending: [(request: UInt32, answer: Answer)] = []

  /// Takes over a connection.
  ///
  /// - Returns: `nil` where it has failed.
  init?(_ library: XCBLibrary, adopting connection: OpaquePointer) {
    guard library.hasError(connection) == 0,
      let screen = library.roots(library.setup(connection)).data
    else {
      library.disconnect(connection)
      return nil
    }
    self.library = library
    self.connection = connection
    root = screen.pointee.root
    watch = FileWatch(descriptor: library.descriptor(connection)) { [weak self] in self?.read() }
  }

  isolated deinit {
    watch = nil
    library.disconnect(connection)
  }

  /// Asks for the number of a name.
  func atom(_ name: String, _ body: @escaping (UInt32) -> Void) {
    let cookie = library.internAtom(connection, 0, UInt16(name.utf8.count), name)
    expect(cookie.sequence) { reply in
      let reply = reply?.assumingMemoryBound(to: xcb_intern_atom_reply_t.self)
      body(reply?.pointee.atom ?? 0)
    }
  }

  /// Asks to be told of changes of a window's properties.
  func watchProperties(of window: UInt32) {
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    _ = library.changeAttributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    _ = library.flush(connection)
  }

  /// Asks for a property of a window.
  ///
  /// - Parameters:
  ///   - property: The number of its name.
  ///   - window: The window, which may have gone.
  ///   - limit: How many bytes are wanted at most, a multiple of 4.
  ///   - body: Called with the bytes; with none where there is no such window or property.
  func property(
    _ property: UInt32, of window: UInt32, limit: Int, _ body: @escaping ([UInt8]) -> Void
  ) {
    let cookie = library.getProperty(
      connection, 0, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(limit / 4))
    expect(cookie.sequence) { reply in
      guard let reply else { return body([]) }
      let header = reply.assumingMemoryBound(to: xcb_get_property_reply_t.self).pointee
      let start = reply + MemoryLayout<xcb_get_property_reply_t>.size
      let count = Int(header.value_len) * Int(header.format) / 8
      body(Array(UnsafeRawBufferPointer(start: start, count: count)))
    }
  }

  private func expect(_ request: UInt32, _ answer: @escaping Answer) {
    pending.append((request, answer))
    _ = library.flush(connection)
  }

  private func read() {
    // Reading the one may bring the other: both are asked for until there is nothing left.
    while readEvent() || readAnswer() {}
    if library.hasError(connection) != 0 {
      watch = nil
      onEnd?()
    }
  }

  private func readEvent() -> Bool {
    guard let event = library.pollForEvent(connection) else { return false }
    defer { free(event) }
    if cxcb_event_type(event) == XCB_PROPERTY_NOTIFY {
      event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
        onPropertyChange?($0.pointee.window, $0.pointee.atom)
      }
    }
    return true
  }

  private func readAnswer() -> Bool {
    guard let first = pending.first else { return false }
    var reply: UnsafeMutableRawPointer?
    var error: UnsafeMutablePointer<xcb_generic_error_t>?
    guard library.pollForReply(connection, first.request, &reply, &error) != 0 else { return false }
    defer {
      free(reply)
      free(error)
    }
    pending.removeFirst()
    first.answer(reply)
    return true
  }
}

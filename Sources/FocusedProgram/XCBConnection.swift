import CXCB

/// A connection to the X server whose calls wait for the server: for a thread of its own.
nonisolated final class XCBConnection {
  /// The window behind all others.
  let root: UInt32

  private let library: XCBLibrary
  private let connection: OpaquePointer

  /// Connects to a display, and watches the properties of its root window.
  ///
  /// - Returns: `nil` where that fails.
  init?(_ library: XCBLibrary, display: String) {
    guard let connection = library.connect(display, nil) else { return nil }
    guard library.hasError(connection) == 0,
      let screen = library.roots(library.setup(connection)).data
    else {
      library.disconnect(connection)
      return nil
    }
    self.library = library
    self.connection = connection
    root = screen.pointee.root
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    _ = library.changeAttributes(connection, root, XCB_CW_EVENT_MASK.rawValue, &mask)
    _ = library.flush(connection)
  }

  deinit { library.disconnect(connection) }

  /// The number of a name.
  func atom(_ name: String) -> UInt32 {
    let cookie = library.internAtom(connection, 0, UInt16(name.utf8.count), name)
    let reply = library.atomReply(connection, cookie, nil)
    defer { free(reply) }
    return reply?.pointee.atom ?? 0
  }

  /// A property of a window, which may have gone.
  ///
  /// - Parameters:
  ///   - property: The number of its name.
  ///   - window: The window.
  ///   - limit: How many bytes are wanted at most, a multiple of 4.
  /// - Returns: The bytes; none where there is no such window or property.
  func property(_ property: UInt32, of window: UInt32, limit: Int) -> [UInt8] {
    let cookie = library.getProperty(
      connection, 0, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(limit / 4))
    guard let reply = library.propertyReply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    let count = Int(reply.pointee.value_len) * Int(reply.pointee.format) / 8
    return Array(UnsafeRawBufferPointer(start: reply + 1, count: count))
  }

  /// Waits until a property of the root window changes.
  ///
  /// - Returns: The number of its name, or `nil` once the connection is lost.
  func nextChange() -> UInt32? {
    while let event = library.waitForEvent(connection) {
      defer { free(event) }
      guard cxcb_event_type(event) == XCB_PROPERTY_NOTIFY else { continue }
      return event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
        $0.pointee.atom
      }
    }
    return nil
  }
}

import CXCB

/// A connection to the X server whose calls wait for the server: for a thread of its own.
nonisolated final class XCBConnection {
  /// The window behind all others.
  let root: UInt32

  private let library: XCBLibrary
  private let connection: OpaquePointer

  /// Connects to a display, or returns `nil`.
  init?(_ library: XCBLibrary, display: String) {
    guard let connection = library.connect(display, nil) else { return nil }
    guard library.connection_has_error(connection) == 0,
      let screen = library.setup_roots_iterator(library.get_setup(connection)).data
    else {
      library.disconnect(connection)
      return nil
    }
    self.library = library
    self.connection = connection
    root = screen.pointee.root
  }

  deinit { library.disconnect(connection) }

  /// Calls back with a property of the root window by its number, now and whenever it changes, until the
  /// connection is lost.
  func followRoot(_ name: String, _ report: (_ property: UInt32) -> Void) {
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    _ = library.change_window_attributes(connection, root, XCB_CW_EVENT_MASK.rawValue, &mask)
    _ = library.flush(connection)
    let property = atom(name)
    report(property)
    while let change = nextChange() {
      if change == property { report(property) }
    }
  }

  /// The number of a name.
  func atom(_ name: String) -> UInt32 {
    let cookie = library.intern_atom(connection, 0, UInt16(name.utf8.count), name)
    let reply = library.intern_atom_reply(connection, cookie, nil)
    defer { free(reply) }
    return reply?.pointee.atom ?? 0
  }

  /// A property of a window, or no bytes if there is no such window or property.
  ///
  /// - Parameters:
  ///   - property: The number of its name.
  ///   - window: The window.
  ///   - limit: The most bytes to read, a multiple of 4.
  /// - Returns: The bytes.
  func property(_ property: UInt32, of window: UInt32, limit: Int) -> [UInt8] {
    let cookie = library.get_property(
      connection, 0, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(limit / 4))
    guard let reply = library.get_property_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    let count = Int(reply.pointee.value_len) * Int(reply.pointee.format) / 8
    return Array(UnsafeRawBufferPointer(start: reply + 1, count: count))
  }

  /// Waits until a property of the root window changes.
  ///
  /// - Returns: The number of its name, or `nil` when the connection is lost.
  private func nextChange() -> UInt32? {
    while let event = library.wait_for_event(connection) {
      defer { free(event) }
      guard cxcb_event_type(event) == XCB_PROPERTY_NOTIFY else { continue }
      return event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
        $0.pointee.atom
      }
    }
    return nil
  }

  /// Reports how long a key cannot be pressed again, in ms, now and whenever it changes, until the
  /// connection is lost.
  func followPressDelay(_ report: (Int) -> Void) {
    var library = library
    cxcb_follow_controls(&library, connection)
    // Nobody waits longer.
    func delay() -> Int { min(Int(cxcb_press_delay(&library, connection)), 10_000) }
    report(delay())
    while let event = library.wait_for_event(connection) {
      free(event)
      report(delay())
    }
  }
}

import CXCB
import GLib

/// The functions of libxcb, looked up when X is asked for the first time.
nonisolated struct XCBLibrary {
  let connect: cxcb_connect
  let disconnect: cxcb_disconnect
  let hasError: cxcb_connection_has_error
  let descriptor: cxcb_get_file_descriptor
  let setup: cxcb_get_setup
  let roots: cxcb_setup_roots_iterator
  let internAtom: cxcb_intern_atom
  let changeAttributes: cxcb_change_window_attributes
  let getProperty: cxcb_get_property
  let flush: cxcb_flush
  let pollForEvent: cxcb_poll_for_event
  let pollForReply: cxcb_poll_for_reply

  /// Loads the library.
  ///
  /// - Throws: `LoadError` where it is not installed.
  init() throws(DynamicLibrary.LoadError) {
    let library = try DynamicLibrary("libxcb.so.1", prefix: "xcb_")
    connect = try library.function("connect")
    disconnect = try library.function("disconnect")
    hasError = try library.function("connection_has_error")
    descriptor = try library.function("get_file_descriptor")
    setup = try library.function("get_setup")
    roots = try library.function("setup_roots_iterator")
    internAtom = try library.function("intern_atom")
    changeAttributes = try library.function("change_window_attributes")
    getProperty = try library.function("get_property")
    flush = try library.function("flush")
    pollForEvent = try library.function("poll_for_event")
    pollForReply = try library.function("poll_for_reply")
  }
}

import CXCB
import GLib

/// The functions of libxcb, looked up when X is asked for the first time.
nonisolated struct XCBLibrary {
  let connect: cxcb_connect
  let disconnect: cxcb_disconnect
  let hasError: cxcb_connection_has_error
  let setup: cxcb_get_setup
  let roots: cxcb_setup_roots_iterator
  let internAtom: cxcb_intern_atom
  let atomReply: cxcb_intern_atom_reply
  let changeAttributes: cxcb_change_window_attributes
  let getProperty: cxcb_get_property
  let propertyReply: cxcb_get_property_reply
  let flush: cxcb_flush
  let waitForEvent: cxcb_wait_for_event

  /// Loads the library.
  ///
  /// - Throws: `LoadError` where it is not installed.
  init() throws(DynamicLibrary.LoadError) {
    let library = try DynamicLibrary("libxcb.so.1", prefix: "xcb_")
    connect = try library.function("connect")
    disconnect = try library.function("disconnect")
    hasError = try library.function("connection_has_error")
    setup = try library.function("get_setup")
    roots = try library.function("setup_roots_iterator")
    internAtom = try library.function("intern_atom")
    atomReply = try library.function("intern_atom_reply")
    changeAttributes = try library.function("change_window_attributes")
    getProperty = try library.function("get_property")
    propertyReply = try library.function("get_property_reply")
    flush = try library.function("flush")
    waitForEvent = try library.function("wait_for_event")
  }
}

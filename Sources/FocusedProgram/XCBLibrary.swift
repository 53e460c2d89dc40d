import CXCB
import Glibc

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

  /// Loads the library; `nil` where it is not installed.
  init?() {
    guard let library = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      // Safe: the type is that of the same name in the library's header.
      dlsym(library, "xcb_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let connect = function("connect", as: cxcb_connect.self),
      let disconnect = function("disconnect", as: cxcb_disconnect.self),
      let hasError = function("connection_has_error", as: cxcb_connection_has_error.self),
      let descriptor = function("get_file_descriptor", as: cxcb_get_file_descriptor.self),
      let setup = function("get_setup", as: cxcb_get_setup.self),
      let roots = function("setup_roots_iterator", as: cxcb_setup_roots_iterator.self),
      let internAtom = function("intern_atom", as: cxcb_intern_atom.self),
      let changeAttributes = function(
        "change_window_attributes", as: cxcb_change_window_attributes.self),
      let getProperty = function("get_property", as: cxcb_get_property.self),
      let flush = function("flush", as: cxcb_flush.self),
      let pollForEvent = function("poll_for_event", as: cxcb_poll_for_event.self),
      let pollForReply = function("poll_for_reply", as: cxcb_poll_for_reply.self)
    else { return nil }
    self.connect = connect
    self.disconnect = disconnect
    self.hasError = hasError
    self.descriptor = descriptor
    self.setup = setup
    self.roots = roots
    self.internAtom = internAtom
    self.changeAttributes = changeAttributes
    self.getProperty = getProperty
    self.flush = flush
    self.pollForEvent = pollForEvent
    self.pollForReply = pollForReply
  }
}

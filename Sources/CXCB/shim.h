#pragma once
#if !__has_include(<xcb/xcb.h>)
#error "The development files of libxcb are missing: packaging/run installs them, or says how."
#endif
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

// MARK: Loaded at run time
// libxcb is never linked: it is loaded when a field has the focus on X.
// The types of its functions come from its header, so that they cannot differ.
#define CXCB_FUNCTIONS(function) \
  function(connect) function(disconnect) function(connection_has_error) function(get_setup) \
  function(setup_roots_iterator) function(intern_atom) function(intern_atom_reply) \
  function(change_window_attributes) function(get_property) function(get_property_reply) \
  function(flush) function(wait_for_event) function(get_extension_data) function(send_request) \
  function(wait_for_reply)
#define CXCB_MEMBER(name) __typeof__(xcb_##name) *name;
#define CXCB_LOOK_UP(name) && (library->name = (__typeof__(library->name))dlsym(handle, "xcb_" #name))
typedef struct { CXCB_FUNCTIONS(CXCB_MEMBER) } XCBLibrary;

// Loads the library, which stays loaded. False if it, or one of the functions, is not installed.
static inline bool cxcb_load(XCBLibrary *library) {
  void *handle = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL);
  return handle CXCB_FUNCTIONS(CXCB_LOOK_UP);
}

// MARK: Events
// The first byte has a flag for events sent by other clients.
static inline uint8_t cxcb_event_type(const xcb_generic_event_t *event) {
  return event->response_type & 0x7f;
}

// MARK: XKB
// Its requests are sent without its library, which many desktops lack. Each has at most six words after
// the header, which libxcb fills in.
static inline uint8_t *cxcb_ask_xkb(const XCBLibrary *library, xcb_connection_t *connection,
    uint8_t request, size_t size, const uint16_t words[6], bool has_reply) {
  static xcb_extension_t xkb = {"XKEYBOARD", 0};
  const xcb_query_extension_reply_t *found = library->get_extension_data(connection, &xkb);
  if (!found || !found->present) return NULL;
  uint16_t message[8] = {0};
  memcpy(message + 2, words, size - 4);
  // libxcb uses the two before.
  struct iovec parts[3] = {[2] = {message, size}};
  xcb_protocol_request_t kind = {1, &xkb, request, !has_reply};
  unsigned number = library->send_request(connection, 0, parts + 2, &kind);
  return has_reply ? (uint8_t *)library->wait_for_reply(connection, number, NULL) : NULL;
}

// From now on, changes of the keyboard's controls are events.
static inline void cxcb_follow_controls(const XCBLibrary *library, xcb_connection_t *connection) {
  free(cxcb_ask_xkb(library, connection, 0, 8, (uint16_t[6]){1, 0}, true));
  cxcb_ask_xkb(library, connection, 1, 16, (uint16_t[6]){0x100, 8, 0, 8}, false);
}

// How long a key cannot be pressed again, in ms, because of SlowKeys (2) and BounceKeys (4).
static inline int cxcb_press_delay(const XCBLibrary *library, xcb_connection_t *connection) {
  uint8_t *controls = cxcb_ask_xkb(library, connection, 6, 8, (uint16_t[6]){0x100}, true);
  if (!controls) return 0;
  uint16_t delays[2];
  uint32_t enabled;
  memcpy(delays, controls + 24, sizeof delays);
  memcpy(&enabled, controls + 56, sizeof enabled);
  free(controls);
  return (enabled & 2 ? delays[0] : 0) + (enabled & 4 ? delays[1] : 0);
}

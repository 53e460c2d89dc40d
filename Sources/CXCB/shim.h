#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <xcb/xcb.h>

// MARK: Loaded at run time
// libxcb is never linked: it is loaded when the focus is in a program that only X can identify.
// The types of its functions come from its header, so that they cannot differ.
#define CXCB_FUNCTIONS(function) \
  function(connect) function(disconnect) function(connection_has_error) function(get_setup) \
  function(setup_roots_iterator) function(intern_atom) function(intern_atom_reply) \
  function(change_window_attributes) function(get_property) function(get_property_reply) \
  function(flush) function(wait_for_event)
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

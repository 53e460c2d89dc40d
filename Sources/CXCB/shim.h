#pragma once
#include <stdlib.h>
#include <xcb/xcb.h>

// MARK: Loaded at run time
// libxcb is never linked: it is loaded once a program has the focus that only X can tell of.
// These are the types of what is looked up in it, taken from its header so that they cannot differ.
#define CXCB_FUNCTION(name) typedef __typeof__(xcb_##name) *cxcb_##name;
CXCB_FUNCTION(connect)
CXCB_FUNCTION(disconnect)
CXCB_FUNCTION(connection_has_error)
CXCB_FUNCTION(get_setup)
CXCB_FUNCTION(setup_roots_iterator)
CXCB_FUNCTION(intern_atom)
CXCB_FUNCTION(intern_atom_reply)
CXCB_FUNCTION(change_window_attributes)
CXCB_FUNCTION(get_property)
CXCB_FUNCTION(get_property_reply)
CXCB_FUNCTION(flush)
CXCB_FUNCTION(wait_for_event)

// MARK: Events
// The first byte has a mark for what other clients have sent.
static inline uint8_t cxcb_event_type(const xcb_generic_event_t *event) {
  return event->response_type & 0x7f;
}

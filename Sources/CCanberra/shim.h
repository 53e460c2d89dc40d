#pragma once
#include <canberra.h>

// MARK: Loaded at run time
// libcanberra is never linked: programs start without it, and pay for it once they make a sound.
// These are the types of what is looked up in it, taken from its header so that they cannot differ.
#define CCANBERRA_FUNCTION(name) typedef __typeof__(ca_##name) *ccanberra_##name;
CCANBERRA_FUNCTION(context_create)
CCANBERRA_FUNCTION(context_set_driver)
CCANBERRA_FUNCTION(context_change_props_full)
CCANBERRA_FUNCTION(context_open)
CCANBERRA_FUNCTION(context_play_full)
CCANBERRA_FUNCTION(context_cache_full)
CCANBERRA_FUNCTION(context_destroy)
CCANBERRA_FUNCTION(proplist_create)
CCANBERRA_FUNCTION(proplist_sets)
CCANBERRA_FUNCTION(proplist_destroy)
CCANBERRA_FUNCTION(strerror)

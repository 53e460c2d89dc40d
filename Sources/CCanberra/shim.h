#pragma once
#if !__has_include(<canberra.h>)
#error "The development files of libcanberra are missing: packaging/run installs them, or says how."
#endif
#include <canberra.h>
#include <dlfcn.h>
#include <stdbool.h>

// MARK: Loaded at run time
// libcanberra is never linked: programs start without it, and load it when they first make a sound.
// The types of its functions come from its header, so that they cannot differ.
#define CCANBERRA_FUNCTIONS(function) \
  function(context_create) function(context_set_driver) function(context_change_props_full) \
  function(context_open) function(context_play_full) function(context_cache_full) \
  function(context_destroy) function(proplist_create) function(proplist_sets) \
  function(proplist_destroy) function(strerror)
#define CCANBERRA_MEMBER(name) __typeof__(ca_##name) *name;
#define CCANBERRA_LOOK_UP(name) \
  && (library->name = (__typeof__(library->name))dlsym(handle, "ca_" #name))
typedef struct { CCANBERRA_FUNCTIONS(CCANBERRA_MEMBER) } CanberraLibrary;

// Loads the library. It stays loaded, as does libpulse, which it loads and which is marked never to
// be unloaded. False if it, or one of the functions, is not installed.
static inline bool ccanberra_load(CanberraLibrary *library) {
  void *handle = dlopen("libcanberra.so.0", RTLD_NOW | RTLD_LOCAL);
  return handle CCANBERRA_FUNCTIONS(CCANBERRA_LOOK_UP);
}

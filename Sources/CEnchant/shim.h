#pragma once
#if !__has_include(<enchant-2/enchant.h>)
#error "The development files of Enchant are missing: packaging/run installs them, or says how."
#endif
#include <dlfcn.h>
#include <enchant-2/enchant.h>
#include <stdbool.h>

// MARK: Loaded at run time
// Enchant is never linked: programs start without it, and load it when they first look up a word.
// The types of its functions come from its header, so that they cannot differ.
#define CENCHANT_FUNCTIONS(function) \
  function(broker_init) function(broker_free) \
  function(broker_list_dicts) function(broker_request_dict) function(broker_free_dict) \
  function(dict_check)
#define CENCHANT_MEMBER(name) __typeof__(enchant_##name) *name;
#define CENCHANT_LOOK_UP(name) \
  && (library->name = (__typeof__(library->name))dlsym(handle, "enchant_" #name))
typedef struct { CENCHANT_FUNCTIONS(CENCHANT_MEMBER) } EnchantLibrary;

// Loads the library, which stays loaded: GLib, which it uses, must never be unloaded. False if it,
// or one of the functions, is not installed.
static inline bool cenchant_load(EnchantLibrary *library, const char *name) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  return handle CENCHANT_FUNCTIONS(CENCHANT_LOOK_UP);
}

#pragma once
#if !__has_include(<wayland-client-core.h>)
#error "The development files of Wayland are missing: packaging/run installs them, or says how."
#endif
#include <string.h>
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>
#include "../generated/fractional-scale-v1.h"
#include "../generated/input-method-unstable-v1.h"
#include "../generated/input-method-unstable-v2.h"
#include "../generated/viewporter.h"
#include "../generated/virtual-keyboard-unstable-v1.h"

/// Binds a global of the compositor by the name of its interface, or returns NULL if it is none of
/// these. A function of C, because the address of an interface must stay the same.
static inline void *cwayland_bind(
    struct wl_registry *registry, uint32_t number, const char *name, uint32_t version) {
  static const struct wl_interface *const interfaces[] = {
      &wl_compositor_interface, &wl_shm_interface, &wl_seat_interface, &wl_output_interface,
      &zwp_input_method_v1_interface, &zwp_input_panel_v1_interface,
      &zwp_input_method_manager_v2_interface, &zwp_virtual_keyboard_manager_v1_interface,
      &wp_viewporter_interface, &wp_fractional_scale_manager_v1_interface,
  };
  for (size_t i = 0; i < sizeof interfaces / sizeof *interfaces; i++) {
    if (strcmp(interfaces[i]->name, name) == 0) {
      return wl_registry_bind(registry, number, interfaces[i], version);
    }
  }
  return NULL;
}

/// Gives a keyboard back without destroying its object: what the compositor sends before it learns of
/// that would be dropped.
static inline void cwayland_give_back(struct zwp_input_method_keyboard_grab_v2 *grab) {
  struct wl_proxy *proxy = (struct wl_proxy *)grab;
  wl_proxy_marshal_flags(
      proxy, ZWP_INPUT_METHOD_KEYBOARD_GRAB_V2_RELEASE, NULL, wl_proxy_get_version(proxy), 0);
}

/// Opens a file in memory, closed on exec, or returns -1.
int cwayland_memory(void);

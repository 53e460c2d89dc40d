#pragma once
#include <gio/gio.h>
#include <glib-unix.h>
#include <ibus.h>
#include <signal.h>
#include <sys/prctl.h>

// MARK: Reference counting
// ARC for GObject: the first Swift retain sinks a floating reference, later ones just add one.
// Swift names these functions in CIBus.apinotes and cannot express ref_sink itself.
#define CIBUS_SHARED(Type, name) \
  static inline void cibus_##name##_retain(Type *o) { g_object_ref_sink(o); } \
  static inline void cibus_##name##_release(Type *o) { g_object_unref(o); }
CIBUS_SHARED(IBusText, text)
CIBUS_SHARED(IBusEngine, engine)
CIBUS_SHARED(IBusBus, bus)
CIBUS_SHARED(IBusFactory, factory)
CIBUS_SHARED(IBusComponent, component)
CIBUS_SHARED(IBusEngineDesc, engine_desc)
CIBUS_SHARED(IBusLookupTable, lookup_table)
CIBUS_SHARED(IBusProperty, property)
CIBUS_SHARED(IBusPropList, prop_list)
CIBUS_SHARED(IBusInputContext, input_context)

// MARK: Casts
// Swift has no upcast between C "subclasses".
static inline IBusEngine *cibus_engine(gpointer object) { return (IBusEngine *)object; }
static inline gpointer cibus_engine_raw(IBusEngine *engine) { return engine; }
static inline gpointer cibus_bus_raw(IBusBus *bus) { return bus; }
static inline gpointer cibus_input_context_raw(IBusInputContext *context) { return context; }
static inline void cibus_input_context_destroy(IBusInputContext *context) {
  ibus_proxy_destroy((IBusProxy *)context);
}
static inline const char *cibus_text_utf8(IBusText *text) { return ibus_text_get_text(text); }
static inline IBusText *cibus_text(gpointer object) { return (IBusText *)object; }
static inline IBusLookupTable *cibus_lookup_table(gpointer object) {
  return (IBusLookupTable *)object;
}

// MARK: Variadics
// Transfer full: the factory owns what its callback returns, so this stays a raw pointer in Swift.
static inline gpointer cibus_engine_new(
    GType type, const char *name, const char *path, GDBusConnection *connection) {
  return g_object_new(
      type, "engine-name", name, "object-path", path, "connection", connection, "has-focus-id",
      TRUE, NULL);
}
static inline IBusEngineDesc *cibus_engine_desc_new(
    const char *name, const char *longname, const char *description, const char *language,
    const char *symbol, const char *icon) {
  return ibus_engine_desc_new_varargs(
      "name", name, "longname", longname, "description", description, "language", language,
      "license", "Apache-2.0", "author", "The ibus-callout authors", "icon", icon, "layout",
      "default", "rank", 0, "symbol", symbol, "icon-prop-key", "InputMode", NULL);
}

static inline int cibus_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGTERM); }
// Declared without a prototype in ibusproplist.h, so Swift does not see it.
static inline IBusPropList *cibus_prop_list_new(void) { return ibus_prop_list_new(); }

// MARK: Macros with casts
static inline void cibus_factory_on_create(
    IBusFactory *factory, gpointer (*callback)(gpointer, const char *, gpointer), void *data) {
  g_signal_connect(factory, "create-engine", G_CALLBACK(callback), data);
}

// MARK: Private seams
// libdispatch's hooks for foreign run loops, the pair CoreFoundation's CFRunLoop uses.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

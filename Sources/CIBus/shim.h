#pragma once
// GLib comes from the other module, so that each of its types exists once, with that module's API
// notes. It is included before libibus, which would import a second copy.
#include "../CGLib/shim.h"
#if !__has_include(<ibus.h>)
#error "The development files of IBus are missing: packaging/run installs them, or says how."
#endif
#include <ibus.h>
#include <stdlib.h>

// MARK: Reference counting
// Swift calls these (see CIBus.apinotes), also for NULL if a function returns that. They do not sink:
// libibus passes floating objects to signal handlers and frees what is still floating after them.
#define CIBUS_SHARED(Type, name) \
  static inline void cibus_##name##_retain(Type *o) { if (o) g_object_ref(o); } \
  static inline void cibus_##name##_release(Type *o) { if (o) g_object_unref(o); }
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

// MARK: Constructors
// libibus creates floating objects; these sink them, so that Swift owns them.
static inline IBusText *cibus_text_new(const char *string) {
  return g_object_ref_sink(ibus_text_new_from_string(string));
}
static inline IBusLookupTable *cibus_lookup_table_new(
    guint page_size, guint cursor, gboolean cursor_visible, gboolean round) {
  return g_object_ref_sink(ibus_lookup_table_new(page_size, cursor, cursor_visible, round));
}
static inline IBusProperty *cibus_property_new(
    const char *key, IBusPropType type, IBusText *label, const char *icon, IBusPropState state,
    IBusPropList *children) {
  return g_object_ref_sink(
      ibus_property_new(key, type, label, icon, NULL, TRUE, TRUE, state, children));
}
static inline IBusPropList *cibus_prop_list_new(void) {
  return g_object_ref_sink(ibus_prop_list_new());
}
static inline IBusBus *cibus_bus_new(void) { return g_object_ref_sink(ibus_bus_new()); }
static inline IBusEngineDesc *cibus_bus_get_global_engine(IBusBus *bus) {
  IBusEngineDesc *engine = ibus_bus_get_global_engine(bus);
  return engine ? g_object_ref_sink(engine) : NULL;
}
static inline IBusFactory *cibus_factory_new(GDBusConnection *connection) {
  return g_object_ref_sink(ibus_factory_new(connection));
}
static inline IBusComponent *cibus_component_new(
    const char *name, const char *description, const char *version, const char *license,
    const char *author, const char *text_domain) {
  return g_object_ref_sink(
      ibus_component_new(name, description, version, license, author, "", "", text_domain));
}
static inline IBusEngineDesc *cibus_engine_desc_new(
    const char *name, const char *longname, const char *description, const char *language,
    const char *symbol, const char *icon, const char *setup) {
  return g_object_ref_sink(ibus_engine_desc_new_varargs(
      "name", name, "longname", longname, "description", description, "language", language,
      "license", "Apache-2.0", "author", "The ibus-callout authors", "icon", icon, "layout",
      "default", "rank", 0, "symbol", symbol, "icon-prop-key", "InputMode", "setup", setup, NULL));
}

// MARK: Casts
// Swift has no upcast between C "subclasses".
static inline IBusEngine *cibus_engine(gpointer object) { return (IBusEngine *)object; }
static inline gpointer cibus_engine_raw(IBusEngine *engine) { return engine; }
static inline gpointer cibus_bus_raw(IBusBus *bus) { return bus; }
static inline gpointer cibus_input_context_raw(IBusInputContext *context) { return context; }
static inline IBusInputContext *cibus_input_context(gpointer object) {
  return (IBusInputContext *)object;
}
static inline void cibus_input_context_destroy(IBusInputContext *context) {
  ibus_proxy_destroy((IBusProxy *)context);
}
static inline int cibus_connection_descriptor(GDBusConnection *connection) {
  GSocketConnection *stream = G_SOCKET_CONNECTION(g_dbus_connection_get_stream(connection));
  return g_socket_get_fd(g_socket_connection_get_socket(stream));
}
// A program can send another object in place of a text, which libibus only warns of.
static inline const char *cibus_text_utf8(IBusText *text) {
  return IBUS_IS_TEXT(text) ? ibus_text_get_text(text) : NULL;
}
static inline IBusText *cibus_text(gpointer object) { return (IBusText *)object; }
static inline IBusLookupTable *cibus_lookup_table(gpointer object) {
  return (IBusLookupTable *)object;
}

// MARK: The path of libibus
// dladdr is a GNU extension, so Swift's Glibc module lacks it.
typedef struct { const char *path; void *base; const char *name; void *address; } cibus_symbol;
extern int cibus_dladdr(const void *address, cibus_symbol *symbol) __asm__("dladdr");
/* The path of the loaded library, which the caller owns, or NULL. */
static inline char *cibus_library_path(void) {
  cibus_symbol symbol;
  return cibus_dladdr((const void *)ibus_init, &symbol) ? realpath(symbol.path, NULL) : NULL;
}

// MARK: Variadics
// Transfer full: the factory owns what its callback returns, so this stays a raw pointer in Swift.
static inline gpointer cibus_engine_new(
    GType type, const char *name, const char *path, GDBusConnection *connection) {
  return g_object_new(
      type, "engine-name", name, "object-path", path, "connection", connection, "has-focus-id",
      TRUE, NULL);
}

/* Makes a message the answer to a key that the engine does not take. */
static inline void cibus_set_unhandled(GDBusMessage *answer) {
  g_dbus_message_set_body(answer, g_variant_new("(b)", FALSE));
}

// MARK: Macros with casts
static inline void cibus_factory_on_create(
    IBusFactory *factory, gpointer (*callback)(gpointer, const char *, gpointer), void *data,
    GClosureNotify release) {
  g_signal_connect_data(factory, "create-engine", G_CALLBACK(callback), data, release, 0);
}

// MARK: Arrays that the caller owns
/* Whether ibus-daemon knows an engine, installed or registered. */
static inline gboolean cibus_bus_knows_engine(IBusBus *bus, const char *name) {
  const char *names[] = {name, NULL};
  IBusEngineDesc **installed = ibus_bus_get_engines_by_names(bus, names);
  gboolean knows = installed != NULL && installed[0] != NULL;
  for (guint i = 0; installed != NULL && installed[i] != NULL; i++) g_object_unref(installed[i]);
  g_free(installed);
  /* Without the engines of programs that were started by hand. */
  GList *registered = ibus_bus_list_active_engines(bus);
  for (GList *engine = registered; engine != NULL; engine = engine->next)
    knows = knows || g_strcmp0(ibus_engine_desc_get_name(engine->data), name) == 0;
  g_list_free_full(registered, g_object_unref);
  return knows;
}

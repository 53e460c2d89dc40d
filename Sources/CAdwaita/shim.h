#pragma once
// Functions deprecated since then have no successor in the oldest supported versions.
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define ADW_VERSION_MIN_REQUIRED ADW_VERSION_1_2
#include <adwaita.h>
#include <dlfcn.h>

// MARK: Casts
// Swift has no upcast between C "subclasses", so objects are passed as untyped pointers.
static inline gpointer cadwaita_retain(gpointer object) { return g_object_ref_sink(object); }
static inline void cadwaita_release(gpointer object) { g_object_unref(object); }
static inline gboolean cadwaita_is(gpointer object, const char *type) {
  GType wanted = g_type_from_name(type);
  return wanted != 0 && g_type_is_a(G_OBJECT_TYPE(object), wanted);
}
static inline gboolean cadwaita_has_property(gpointer object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name) != NULL;
}
static inline gpointer cadwaita_application_new(const char *id) {
  return adw_application_new(id, G_APPLICATION_FLAGS_NONE);
}

// MARK: Variants
// GVariants belong to the GLib module; this one passes strings instead.
static inline void cadwaita_add_action(gpointer application, const char *name, GCallback answer,
    gpointer data, GClosureNotify release) {
  GSimpleAction *action = g_simple_action_new(name, G_VARIANT_TYPE_STRING);
  g_signal_connect_data(action, "activate", answer, data, release, 0);
  g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
  g_object_unref(action);
}
static inline void cadwaita_activate_action(
    gpointer application, const char *name, const char *text) {
  g_action_group_activate_action(
      G_ACTION_GROUP(application), name, g_variant_new_string(text));
  // Another thread of GDBus sends the message; without this it is lost if the program ends first.
  GDBusConnection *connection = g_application_get_dbus_connection(G_APPLICATION(application));
  if (connection != NULL) g_dbus_connection_flush_sync(connection, NULL, NULL);
}
static inline const char *cadwaita_text_of(gpointer variant) {
  return g_variant_get_string(variant, NULL);
}

// MARK: Variadics
static inline void cadwaita_set_accessible(
    gpointer widget, const char *label, const char *description) {
  if (label) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    // The title of a row would be repeated, or replace the name.
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  }
  if (description)
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
static inline void cadwaita_set_checked(gpointer widget, gboolean checked) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, (GtkAccessibleTristate)checked, -1);
}
static inline void cadwaita_set_expanded(gpointer widget, gboolean expanded) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
static inline void cadwaita_set_invalid(gpointer widget, gboolean invalid) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      (GtkAccessibleInvalidState)invalid, -1);
}
static inline void cadwaita_announce(gpointer widget, const char *sentence) {
  void *libraries = dlopen(NULL, RTLD_LAZY);
  void (*announce)(gpointer, const char *, int) =
      (void (*)(gpointer, const char *, int))dlsym(libraries, "gtk_accessible_announce");
  // 1 is the usual priority.
  if (announce) announce(widget, sentence, 1);
  dlclose(libraries);
}

// MARK: Properties
// An index in a list is unsigned, in rows and in buttons.
static inline guint cadwaita_get_selected(gpointer widget) {
  guint place = 0;
  g_object_get(widget, "selected", &place, NULL);
  return place;
}
static inline void cadwaita_set_selected(gpointer widget, guint place) {
  g_object_set(widget, "selected", place, NULL);
}

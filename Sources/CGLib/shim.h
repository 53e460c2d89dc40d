#pragma once
// The oldest supported version has no replacement for what was deprecated later.
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#if !__has_include(<gio/gio.h>)
#error "The development files of GLib are missing: packaging/run installs them, or says how."
#endif
#include <gio/gio.h>
// The tests keep settings in memory.
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <libintl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>

// MARK: Bodies
// Swift 6.2 imports a structure as a reference only if it has a body. GLib hides the bodies of these;
// the ones here are never read or created.
struct _GVariant { char opaque; };
struct _GSettingsSchema { char opaque; };
struct _GFile { char opaque; };
struct _GConverter { char opaque; };
struct _GDBusConnection { char opaque; };

// MARK: Reference counting
// Swift calls these (see CGLib.apinotes), also for NULL if a function returns that.
#define CGLIB_SHARED(Type, name, retain, release) \
  static inline void cglib_##name##_retain(Type *o) { if (o) retain(o); } \
  static inline void cglib_##name##_release(Type *o) { if (o) release(o); }
// A new variant is floating: the first reference sinks it.
CGLIB_SHARED(GVariant, variant, g_variant_ref_sink, g_variant_unref)
CGLIB_SHARED(GSettings, settings, g_object_ref, g_object_unref)
CGLIB_SHARED(GSettingsSchema, settings_schema, g_settings_schema_ref, g_settings_schema_unref)
CGLIB_SHARED(GFile, file, g_object_ref, g_object_unref)
CGLIB_SHARED(GFileMonitor, file_monitor, g_object_ref, g_object_unref)
CGLIB_SHARED(GConverter, converter, g_object_ref, g_object_unref)
CGLIB_SHARED(GDBusConnection, dbus_connection, g_object_ref, g_object_unref)

// MARK: Casts
// Swift has no upcast between C "subclasses".
static inline gpointer cglib_settings_raw(GSettings *settings) { return settings; }
static inline gpointer cglib_file_monitor_raw(GFileMonitor *monitor) { return monitor; }
static inline GConverter *cglib_gzip_decompressor_new(void) {
  return G_CONVERTER(g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP));
}

// A Swift callback cannot return a variant that the caller owns, because Swift counts its references.
static inline gboolean cglib_word_to_place(GValue *value, GVariant *variant, gpointer words) {
  const char *word = g_variant_get_string(variant, NULL);
  for (guint place = 0; ((char **)words)[place]; place++)
    if (g_str_equal(((char **)words)[place], word)) return g_value_set_uint(value, place), TRUE;
  return FALSE;
}
static inline GVariant *cglib_place_to_word(
    const GValue *value, const GVariantType *type, gpointer words) {
  guint place = g_value_get_uint(value);
  return place < g_strv_length(words) ? g_variant_new_string(((char **)words)[place]) : NULL;
}
static inline void cglib_settings_bind_words(GSettings *settings, const char *key, gpointer object,
    const char *property, GSettingsBindFlags flags, GStrv words) {
  g_settings_bind_with_mapping(settings, key, object, property, flags, cglib_word_to_place,
      cglib_place_to_word, g_strdupv(words), (GDestroyNotify)g_strfreev);
}

// MARK: The C library
// Swift's Glibc module lacks these; prctl is variadic.
static inline void cglib_return_free_memory(void) { malloc_trim(0); }
static inline void cglib_return_blocks(int size) { mallopt(M_MMAP_THRESHOLD, size); }
// As in poll.h, which has it only with _GNU_SOURCE; that would change types of Swift's module.
extern int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask);
static inline int cglib_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0); }

// MARK: Private seams
// libdispatch's hooks for foreign run loops, the pair CoreFoundation's CFRunLoop uses.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#pragma once
#if !__has_include(<pango/pangocairo.h>)
#error "The development files of Pango are missing: packaging/run installs them, or says how."
#endif
#include <pango/pangocairo.h>

// MARK: Bodies
// Swift 6.2 imports a structure as a reference only if it has a body (see CGLib).
struct _PangoContext { char opaque; };
struct _PangoLayout { char opaque; };
struct _cairo { char opaque; };
struct _cairo_surface { char opaque; };

// MARK: Reference counting
// Swift calls these (see CPangoCairo.apinotes), also for NULL if a function returns that.
#define CPANGO_SHARED(Type, name) \
  static inline void cpango_##name##_retain(Type *o) { if (o) g_object_ref(o); } \
  static inline void cpango_##name##_release(Type *o) { if (o) g_object_unref(o); }
CPANGO_SHARED(PangoFontMap, font_map)
CPANGO_SHARED(PangoContext, context)
CPANGO_SHARED(PangoLayout, layout)

#pragma once
#include <stddef.h>

/// Files of the folder `data` as they are, each with a zero byte after it.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} KeyboardDataFiles;

/// `data/locales`, all of it.
KeyboardDataFiles keyboard_data_locales(void);

/// `data/locale-names.json`.
KeyboardDataFiles keyboard_data_locale_names(void);

/// `data/layouts.json`.
KeyboardDataFiles keyboard_data_layouts(void);

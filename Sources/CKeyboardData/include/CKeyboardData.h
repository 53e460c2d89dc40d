#pragma once
#include <stddef.h>

/// Unchanged files of the folder `data`, each followed by a zero byte.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} KeyboardDataFiles;

/// All of `data/locales`.
KeyboardDataFiles keyboard_data_locales(void);

/// `data/locale-names.json`.
KeyboardDataFiles keyboard_data_locale_names(void);

/// `data/layouts.json`.
KeyboardDataFiles keyboard_data_layouts(void);

/// The offset of the next such byte from `start` on, which is at most `count`; or else `count`.
size_t keyboard_data_end(KeyboardDataFiles files, size_t start, unsigned char byte);

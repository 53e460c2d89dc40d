#pragma once
#include <stddef.h>

/// An unchanged file of the folder `data/emoji`.
typedef struct {
  /// The file's name without `.gz`, such as `de`.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} KeyboardEmojiFile;

/// All compressed files of `data/emoji`; their number is stored in `count`.
const KeyboardEmojiFile *_Nonnull keyboard_emoji_files(size_t *_Nonnull count);

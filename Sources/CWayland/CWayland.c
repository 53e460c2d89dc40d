#define _GNU_SOURCE
#include <sys/mman.h>
#include "CWayland.h"

int cwayland_memory(void) { return memfd_create("ibus-callout", MFD_CLOEXEC); }

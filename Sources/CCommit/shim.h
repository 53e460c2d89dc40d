#pragma once

// The linker sets the address of this symbol to the commit of a development build. So after a new
// commit the programs are only linked again, not compiled. Other builds do not define the symbol.
extern const char callout_commit __attribute__((weak));

// The address, or 0 if it is not defined.
static inline unsigned long ccommit_address(void) { return (unsigned long)&callout_commit; }

#pragma once

// The address of this symbol, which the linker is told of, has the commit of a development build in
// it. So a new commit has the programs linked anew, and nothing compiled. Others know no such symbol.
extern const char callout_commit __attribute__((weak));

// The address, or 0 where there is none.
static inline unsigned long ccommit_address(void) { return (unsigned long)&callout_commit; }

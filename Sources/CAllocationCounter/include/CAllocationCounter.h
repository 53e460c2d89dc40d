#pragma once

/// How often memory was allocated in this process so far, by anyone.
unsigned long callocation_count(void);

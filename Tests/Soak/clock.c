// Preloaded into the engine, it shifts the time of day by the number of seconds in the file
// $SOAK_CLOCK, and takes the monotonic clock from the page in the file $CALLOUT_CLOCK, on which a test can
// stop it and let time pass: a held key is held for exactly as long as the test says. libfaketime would do
// the same, but sets environment variables before `main`, after which Swift does not find the program's
// arguments.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { second = 1000000000, slice = 2000000 };

// `now` is 0 while the clock runs, ahead of the real one by `lead`; both are nanoseconds.
static volatile struct { int64_t now, lead; } *page;

__attribute__((constructor)) static void map_page(void) {
  const char *path = getenv("CALLOUT_CLOCK");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *page, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (mapped != MAP_FAILED) page = mapped;
}

static long shift(void) {
  const char *path = getenv("SOAK_CLOCK");
  FILE *file = path ? fopen(path, "re") : NULL;
  long seconds = 0;
  if (!file) return 0;
  if (fscanf(file, "%ld", &seconds) != 1) seconds = 0;
  fclose(file);
  return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int status = real(clock, result);
  if (status == 0 && clock == CLOCK_REALTIME) result->tv_sec += shift();
  if (status == 0 && clock == CLOCK_MONOTONIC && page) {
    int64_t now = page->now;
    if (now == 0) now = (int64_t)result->tv_sec * second + result->tv_nsec + page->lead;
    result->tv_sec = now / second;
    result->tv_nsec = now % second;
  }
  return status;
}

static int64_t monotonic(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * second + now.tv_nsec;
}

// Waits in slices, since nobody wakes it when the test lets time pass.
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  static int (*real)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
  if (!real)
    real = (int (*)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *))dlsym(
        RTLD_NEXT, "ppoll");
  if (!page || !limit) return real(files, count, limit, mask);
  int64_t end = monotonic() + (int64_t)limit->tv_sec * second + limit->tv_nsec;
  for (;;) {
    int64_t left = end - monotonic();
    if (left < 0) left = 0;
    struct timespec part = {0, left > 0 && (page->now || left > slice) ? slice : left};
    int ready = real(files, count, &part, mask);
    if (ready != 0 || monotonic() >= end) return ready;
  }
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  return ppoll(files, count, milliseconds < 0 ? NULL : &limit, NULL);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

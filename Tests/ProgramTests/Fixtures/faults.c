// Faults for testing a program, loaded into it by LD_PRELOAD.
//
// SIGUSR1: the thread that gets it stands still for FAULT_HANG seconds.
// SIGUSR2: the connection that brings keys, whose arrivals are signals, is ended.
// FAULT_DISK: fsync and rename take this many ms for files in a folder named ibus-callout.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static void stand_still(long milliseconds) {
  struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  while (nanosleep(&rest, &rest) == -1 && errno == EINTR) {}
}

static long number(const char *name) {
  const char *value = getenv(name);
  return value ? atol(value) : 0;
}

static void hang(int signal) {
  (void)signal;
  int before = errno;
  stand_still(1000 * number("FAULT_HANG"));
  errno = before;
}

static void disconnect(int signal) {
  (void)signal;
  int before = errno;
  for (int file = 0; file < 1024; file++) {
    int flags = fcntl(file, F_GETFL);
    if (flags != -1 && flags & O_ASYNC) shutdown(file, SHUT_RDWR);
  }
  errno = before;
}

__attribute__((constructor)) static void begin(void) {
  struct sigaction action = {.sa_handler = hang, .sa_flags = SA_RESTART};
  if (number("FAULT_HANG")) sigaction(SIGUSR1, &action, NULL);
  action.sa_handler = disconnect;
  sigaction(SIGUSR2, &action, NULL);
}

static void be_slow(const char *path) {
  if (strstr(path, "/ibus-callout/")) stand_still(number("FAULT_DISK"));
}

int fsync(int file) {
  char link[64], path[4096] = "";
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  if (readlink(link, path, sizeof path - 1) > 0) be_slow(path);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int rename(const char *old, const char *new) {
  be_slow(old);
  return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(old, new);
}

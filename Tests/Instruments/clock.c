// A library to be loaded in front of the C library (LD_PRELOAD), whose clocks run backwards: each time somebody
// asks, it is CLOCK_STEP milliseconds earlier (10 unless given).

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// By how many nanoseconds clocks are late by now.
static long long lateness(void) {
  static atomic_llong calls;
  const char *step = getenv("CLOCK_STEP");
  return ++calls * 1000000 * (step != NULL ? atoi(step) : 10);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = NEXT(clock_gettime)(clock, time);
  if (result != 0) return result;
  const long long second = 1000000000;
  long long now = time->tv_sec * second + time->tv_nsec - lateness();
  // Some clocks began when the machine did.
  if (now < 0) now = 0;
  time->tv_sec = now / second;
  time->tv_nsec = now % second;
  return 0;
}

int gettimeofday(struct timeval *time, void *zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

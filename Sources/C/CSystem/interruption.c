#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct watch {
  sigset_t signals;
  csystem_interrupted interrupted;
  void *context;
  long grace;
};

// Waits for one of the signals, for some milliseconds or for ever; 0 when none has come.
static int wait_for(const sigset_t *signals, long milliseconds) {
  struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  int number;
  do {
    number = sigtimedwait(signals, NULL, milliseconds < 0 ? NULL : &limit);
  } while (number < 0 && errno == EINTR);
  return number > 0 ? number : 0;
}

_Noreturn void csystem_die_of(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(number, &action, NULL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  raise(number);
  // The first process of a container does not die of signals.
  _exit(128 + number);
}

static void *run(void *argument) {
  struct watch watch = *(struct watch *)argument;
  free(argument);
  int first = wait_for(&watch.signals, -1);
  watch.interrupted(watch.context, first);
  int second = wait_for(&watch.signals, watch.grace);
  csystem_die_of(second != 0 ? second : first);
}

// A parent that has the signal ignored, as nohup does, wants it ignored here too.
static bool is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

int csystem_watch_interruptions(csystem_interrupted interrupted, void *context, int grace) {
  struct watch *watch = malloc(sizeof *watch);
  if (watch == NULL) return -ENOMEM;
  watch->interrupted = interrupted;
  watch->context = context;
  watch->grace = grace;
  sigemptyset(&watch->signals);
  const int numbers[] = {SIGINT, SIGTERM};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    if (!is_ignored(numbers[i])) sigaddset(&watch->signals, numbers[i]);
  }
  // Threads inherit the mask, so that the signals are left to the one that waits for them.
  int code = pthread_sigmask(SIG_BLOCK, &watch->signals, NULL);
  pthread_t thread;
  if (code == 0) code = pthread_create(&thread, NULL, run, watch);
  if (code != 0) {
    pthread_sigmask(SIG_UNBLOCK, &watch->signals, NULL);
    free(watch);
    return -code;
  }
  return -pthread_detach(thread);
}

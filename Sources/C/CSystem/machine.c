#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

int csystem_process(void) { return getpid(); }

bool csystem_is_running(int process) { return kill(process, 0) == 0 || errno != ESRCH; }

int csystem_processors(void) {
  // The kernel refuses a set smaller than its own, which may exceed the default of 1024.
  for (int limit = 1024; limit <= 1 << 20; limit *= 2) {
    cpu_set_t *set = CPU_ALLOC(limit);
    if (set == NULL) return -ENOMEM;
    size_t size = CPU_ALLOC_SIZE(limit);
    int code = sched_getaffinity(0, size, set) < 0 ? errno : 0;
    int count = code == 0 ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (code == 0) return count;
    if (code != EINVAL) return -code;
  }
  return -EINVAL;
}

const char *csystem_error_text(int code) {
  const char *text = strerrordesc_np(code);
  return text != NULL ? text : "unknown error";
}

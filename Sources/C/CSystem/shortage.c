#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

#include "again.h"

enum { most_tried = 1024 };

int csystem_try_files(int count) {
  int files[most_tried];
  int opened = 0;
  int code = 0;
  while (opened < count && opened < most_tried && code == 0) {
    int file = AGAIN(open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (file < 0) {
      code = -errno;
    } else {
      files[opened++] = file;
    }
  }
  while (opened > 0) close(files[--opened]);
  return code;
}

// Waits until all threads that could be started are there.
static void *wait_for_all(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int csystem_try_threads(int count) {
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[most_tried];
  pthread_attr_t attributes;
  int started = 0;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return -code;
  // They do nothing, so that the room for their variables is no reason to fail.
  pthread_attr_setstacksize(&attributes, 1 << 16);
  pthread_mutex_lock(&gate);
  while (started < count && started < most_tried && code == 0) {
    code = pthread_create(&threads[started], &attributes, wait_for_all, &gate);
    if (code == 0) started++;
  }
  pthread_mutex_unlock(&gate);
  while (started > 0) pthread_join(threads[--started], NULL);
  pthread_mutex_destroy(&gate);
  pthread_attr_destroy(&attributes);
  return -code;
}

#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "again.h"

int csystem_watch(void) {
  int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

int csystem_watch_folder(int watch, const char *path) {
  // Editors write a file in its place, or another one that they give its name.
  const unsigned events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR;
  return AGAIN(inotify_add_watch(watch, path, events)) < 0 ? -errno : 0;
}

bool csystem_watch_has_news(int watch) {
  _Alignas(struct inotify_event) char events[4096];
  bool has_news = false;
  for (;;) {
    if (AGAIN(read(watch, events, sizeof events)) <= 0) return has_news;
    has_news = true;
  }
}

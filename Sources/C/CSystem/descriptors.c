#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <poll.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "again.h"

const int csystem_current_folder = AT_FDCWD;

// A pipe or a device must not block at its opening, before it can be refused.
enum { input_flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC };

static int open_new_at(int folder, const char *path, int flags, mode_t mode) {
  int descriptor = AGAIN(openat(folder, path, flags, mode));
  return descriptor < 0 ? -errno : descriptor;
}

static int open_at(int folder, const char *path, int flags) {
  return open_new_at(folder, path, flags, 0666);
}

static mode_t mode_of_new(bool is_private) { return is_private ? 0600 : 0666; }

int csystem_open_input(int folder, const char *path) {
  return open_at(folder, path, input_flags);
}

int csystem_open_input_beneath(int folder, const char *path) {
  struct open_how how = {
      .flags = input_flags,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  // The kernel gives up with EAGAIN when a folder is renamed while it follows "..".
  for (int attempt = 0; attempt < 16; attempt++) {
    long descriptor = AGAIN(syscall(SYS_openat2, folder, path, &how, sizeof how));
    if (descriptor >= 0) return (int)descriptor;
    if (errno != EAGAIN) return -errno;
  }
  return -EAGAIN;
}

int csystem_open_place(int folder, const char *path) {
  return open_at(folder, path, O_PATH | O_CLOEXEC);
}

int csystem_open_folder(const char *path) {
  int descriptor = open_at(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  // A folder that may be written but not listed cannot be synchronized, but will do.
  if (descriptor == -EACCES) return open_at(AT_FDCWD, path, O_PATH | O_DIRECTORY | O_CLOEXEC);
  return descriptor;
}

int csystem_open_stream(const char *path) {
  return open_at(AT_FDCWD, path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
}

int csystem_open_appending(const char *path) {
  enum { flags = O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC };
  // In a folder for all, systems refuse to make or open what another user has made there; but not to open it.
  int descriptor = open_at(AT_FDCWD, path, flags);
  return descriptor == -ENOENT ? open_at(AT_FDCWD, path, flags | O_CREAT) : descriptor;
}

int csystem_open_unnamed(int folder, bool is_private) {
  int descriptor =
      open_new_at(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode_of_new(is_private));
  if (descriptor < 0) return descriptor;
  // Without /proc it could never get a name.
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  if (access(path, F_OK) == 0) return descriptor;
  close(descriptor);
  return -EOPNOTSUPP;
}

int csystem_create(int folder, const char *name, bool is_private) {
  return open_new_at(folder, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_of_new(is_private));
}

int csystem_duplicate(int descriptor) {
  int copy = AGAIN(fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
  return copy < 0 ? -errno : copy;
}

void csystem_close(int descriptor) {
  // Linux has released the number even when close reports an error; writers have synced before.
  close(descriptor);
}

static bool wait_until_ready(int descriptor, short events) {
  struct pollfd request = {.fd = descriptor, .events = events};
  return AGAIN(poll(&request, 1, -1)) >= 0;
}

int64_t csystem_read(int descriptor, void *buffer, size_t count) {
  for (;;) {
    ssize_t got = AGAIN(read(descriptor, buffer, count));
    if (got >= 0) return got;
    if (errno != EAGAIN || !wait_until_ready(descriptor, POLLIN)) return -errno;
  }
}

int64_t csystem_read_at(int descriptor, void *buffer, size_t count, int64_t offset) {
  ssize_t got = AGAIN(pread(descriptor, buffer, count, offset));
  return got >= 0 ? got : -errno;
}

static int write_all(int descriptor, const char *bytes, size_t count, int64_t offset) {
  while (count > 0) {
    ssize_t put = AGAIN(offset < 0 ? write(descriptor, bytes, count)
                                   : pwrite(descriptor, bytes, count, offset));
    if (put < 0) {
      if (errno != EAGAIN || !wait_until_ready(descriptor, POLLOUT)) return -errno;
      continue;
    }
    bytes += put;
    count -= (size_t)put;
    if (offset >= 0) offset += put;
  }
  return 0;
}

int csystem_write(int descriptor, const void *bytes, size_t count) {
  return write_all(descriptor, bytes, count, -1);
}

int csystem_write_at(int descriptor, const void *bytes, size_t count, int64_t offset) {
  return write_all(descriptor, bytes, count, offset);
}

int csystem_sync(int descriptor) {
  return AGAIN(fsync(descriptor)) < 0 ? -errno : 0;
}

int csystem_lock(int descriptor) {
  return AGAIN(flock(descriptor, LOCK_EX | LOCK_NB)) < 0 ? -errno : 0;
}

int csystem_lock_within(int descriptor, int milliseconds) {
  enum { pause = 5 };
  for (;;) {
    int result = csystem_lock(descriptor);
    if (result != -EWOULDBLOCK || milliseconds <= 0) return result;
    nanosleep(&(struct timespec){.tv_nsec = pause * 1000000L}, NULL);
    milliseconds -= pause;
  }
}

int csystem_reserve(int descriptor, size_t count) {
  struct stat found;
  if (AGAIN(fstat(descriptor, &found)) < 0) return -errno;
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      (rlim_t)found.st_size + count > limit.rlim_cur) {
    return -EFBIG;
  }
  if (AGAIN(fallocate(descriptor, FALLOC_FL_KEEP_SIZE, found.st_size, (off_t)count)) == 0) return 0;
  return errno == ENOSPC || errno == EDQUOT ? -errno : 0;
}

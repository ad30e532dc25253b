// Makes one call into the system fail, or ends the process there. Loaded into a program with LD_PRELOAD.
//
// INJECT=call:number:mode   the n-th call, counted from 1; mode is an errno as a number ('28'), an errno that stays
//                           ('28+'), 'short' (half of a write or a read is done), or 'kill'
// INJECT_COUNTS=path        a file to which the number of each call is added when the process ends
//
// Calls that go to the terminal (descriptors 0 to 2) are not counted, nor is the opening of files in /proc: Swift's
// scheduler reads its threads there, and ends the process where it cannot. /dev/null is what a run opens to see how many
// files it may have, so often that hardly another call would be tried.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum call { READ, WRITE, FSYNC, RENAME, LINK, CREATE, OPEN, MKDIR, MMAP, UNLINK, TRUNCATE, CALLS };
static const char *const names[CALLS] =
    {"read", "write", "fsync", "rename", "link", "create", "open", "mkdir", "mmap", "unlink", "truncate"};

enum effect { PASS, FAIL, SHORT };

static atomic_long counts[CALLS];
static int target = -1;
static long number;
static int code;
static int stays, shortened, kills;

__attribute__((constructor)) static void prepare(void) {
  const char *text = getenv("INJECT");
  if (text == NULL) return;
  char name[16], mode[16];
  if (sscanf(text, "%15[a-z]:%ld:%15s", name, &number, mode) != 3) abort();
  for (int i = 0; i < CALLS; i++)
    if (strcmp(name, names[i]) == 0) target = i;
  if (target < 0) abort();
  kills = strcmp(mode, "kill") == 0;
  shortened = strcmp(mode, "short") == 0;
  code = atoi(mode);
  stays = mode[strlen(mode) - 1] == '+';
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("INJECT_COUNTS");
  if (path == NULL) return;
  int file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  char line[64];
  for (int i = 0; i < CALLS; i++) {
    int length = snprintf(line, sizeof line, "%s %ld\n", names[i], atomic_load(&counts[i]));
    syscall(SYS_write, file, line, length);
  }
}

static enum effect next(enum call call) {
  long now = atomic_fetch_add(&counts[call], 1) + 1;
  if ((int)call != target || now < number || (now > number && !stays)) return PASS;
  if (kills) syscall(SYS_kill, getpid(), SIGKILL);
  if (shortened) return SHORT;
  errno = code;
  return FAIL;
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (real == NULL) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static size_t half(size_t count) { return count > 1 ? count / 2 : count; }

ssize_t read(int file, void *bytes, size_t count) {
  REAL(read);
  if (file <= 2) return real(file, bytes, count);
  switch (next(READ)) {
    case FAIL: return -1;
    case SHORT: return real(file, bytes, half(count));
    default: return real(file, bytes, count);
  }
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  REAL(pread);
  switch (next(READ)) {
    case FAIL: return -1;
    case SHORT: return real(file, bytes, half(count), offset);
    default: return real(file, bytes, count, offset);
  }
}

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  if (file <= 2) return real(file, bytes, count);
  switch (next(WRITE)) {
    case FAIL: return -1;
    case SHORT: return real(file, bytes, half(count));
    default: return real(file, bytes, count);
  }
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  REAL(pwrite);
  switch (next(WRITE)) {
    case FAIL: return -1;
    case SHORT: return real(file, bytes, half(count), offset);
    default: return real(file, bytes, count, offset);
  }
}

ssize_t writev(int file, const struct iovec *pieces, int count) {
  REAL(writev);
  if (file <= 2) return real(file, pieces, count);
  return next(WRITE) == FAIL ? -1 : real(file, pieces, count);
}

int fsync(int file) {
  REAL(fsync);
  return next(FSYNC) == FAIL ? -1 : real(file);
}

int fdatasync(int file) {
  REAL(fdatasync);
  return next(FSYNC) == FAIL ? -1 : real(file);
}

int rename(const char *from, const char *to) {
  REAL(rename);
  return next(RENAME) == FAIL ? -1 : real(from, to);
}

int renameat(int a, const char *from, int b, const char *to) {
  REAL(renameat);
  return next(RENAME) == FAIL ? -1 : real(a, from, b, to);
}

int renameat2(int a, const char *from, int b, const char *to, unsigned int flags) {
  REAL(renameat2);
  return next(RENAME) == FAIL ? -1 : real(a, from, b, to, flags);
}

int linkat(int a, const char *from, int b, const char *to, int flags) {
  REAL(linkat);
  return next(LINK) == FAIL ? -1 : real(a, from, b, to, flags);
}

int link(const char *from, const char *to) {
  REAL(link);
  return next(LINK) == FAIL ? -1 : real(from, to);
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  return next(MKDIR) == FAIL ? -1 : real(path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  REAL(mkdirat);
  return next(MKDIR) == FAIL ? -1 : real(folder, path, mode);
}

int unlink(const char *path) {
  REAL(unlink);
  return next(UNLINK) == FAIL ? -1 : real(path);
}

int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  return next(UNLINK) == FAIL ? -1 : real(folder, path, flags);
}

int ftruncate(int file, off_t length) {
  REAL(ftruncate);
  return next(TRUNCATE) == FAIL ? -1 : real(file, length);
}

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
  REAL(mmap);
  return next(MMAP) == FAIL ? MAP_FAILED : real(address, length, protection, flags, file, offset);
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

static int counted(const char *path) {
  return strncmp(path, "/proc/", 6) != 0 && strcmp(path, "/dev/null") != 0;
}

static enum call kind(int flags) { return flags & (O_CREAT | (__O_TMPFILE & ~O_DIRECTORY)) ? CREATE : OPEN; }

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = mode_of(flags, rest); \
    va_end(rest); \
    return counted(path) && next(kind(flags)) == FAIL ? -1 : real(path, flags, mode); \
  }

OPENS(open)
OPENS(open64)

#define OPENS_AT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    REAL(name); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = mode_of(flags, rest); \
    va_end(rest); \
    return counted(path) && next(kind(flags)) == FAIL ? -1 : real(folder, path, flags, mode); \
  }

OPENS_AT(openat)
OPENS_AT(openat64)

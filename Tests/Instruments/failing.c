// A library to be loaded in front of the C library (LD_PRELOAD), which makes a system call fail.
//
//     FAILING_CALL    the function: write, pwrite, fsync, linkat, renameat
//     FAILING_NUMBER  which call of it fails, from 1; only calls that touch a file are counted
//     FAILING_CODE    the error: a number of errno
//     FAILING_MARK    a file that is made when the call has failed
//     FAILING_REST    1 makes all later calls fail too, as a disk that is full stays full
//     FAILING_PIECES  1 makes every write take one byte or a half, after an interruption
//     FAILING_NAMES   1 makes files without a name impossible, as some file systems do
//
// Standard streams are left alone: what the program says about the failure has to be seen.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static bool is_set(const char *variable) {
  const char *value = getenv(variable);
  return value != NULL && value[0] == '1';
}

static int number(const char *variable) {
  const char *value = getenv(variable);
  return value != NULL ? atoi(value) : 0;
}

static bool is_file(int descriptor) {
  struct stat status;
  return descriptor > 2 && fstat(descriptor, &status) == 0
    && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

static void leave_mark(void) {
  const char *path = getenv("FAILING_MARK");
  int mark = path != NULL ? open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0666) : -1;
  if (mark >= 0) close(mark);
}

// Whether this call of `function` has to fail; errno is set then.
static bool fails(const char *function) {
  static atomic_int calls;
  const char *chosen = getenv("FAILING_CALL");
  if (chosen == NULL || strcmp(chosen, function) != 0) return false;
  int call = ++calls;
  int wanted = number("FAILING_NUMBER");
  if (call != wanted && !(call > wanted && is_set("FAILING_REST"))) return false;
  leave_mark();
  errno = number("FAILING_CODE");
  return true;
}

// How much of `count` bytes is to be written; 0 for an interruption in their place.
static size_t piece(size_t count) {
  static atomic_uint calls;
  if (!is_set("FAILING_PIECES") || count == 0) return count;
  switch (calls++ % 3) {
    case 0: errno = EINTR; return 0;
    case 1: return 1;
    default: return (count + 1) / 2;
  }
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (is_file(descriptor)) {
    if (fails("write")) return -1;
    size_t part = piece(count);
    if (part == 0 && count > 0) return -1;
    count = part;
  }
  return NEXT(write)(descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  if (is_file(descriptor)) {
    if (fails("pwrite")) return -1;
    size_t part = piece(count);
    if (part == 0 && count > 0) return -1;
    count = part;
  }
  return NEXT(pwrite)(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return pwrite(descriptor, bytes, count, offset);
}

int fsync(int descriptor) {
  if (is_file(descriptor) && fails("fsync")) return -1;
  return NEXT(fsync)(descriptor);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  if (fails("linkat")) return -1;
  return NEXT(linkat)(from_folder, from, to_folder, to, flags);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  if (fails("renameat")) return -1;
  return NEXT(renameat)(from_folder, from, to_folder, to);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = va_arg(arguments, mode_t);
  va_end(arguments);
  if ((flags & O_TMPFILE) == O_TMPFILE && is_set("FAILING_NAMES")) {
    errno = EOPNOTSUPP;
    return -1;
  }
  return NEXT(openat)(folder, path, flags, mode);
}

// A library to be loaded in front of the C library (LD_PRELOAD), which makes a system call fail.
//
//     FAILING_CALL     the function: open, openat, read, write, pwrite, fsync, linkat, renameat,
//                      renameat2, pthread_create
//     FAILING_NUMBER   which call of it fails, from 1; only calls that touch a file are counted
//     FAILING_CODE     the error: a number of errno; of -9, the process is killed instead
//     FAILING_MARK     a file that is made when the call has failed
//     FAILING_REST     1 makes all later calls fail too, as a disk that is full stays full
//     FAILING_PIECES   1 makes every write take one byte or a half, after an interruption
//     FAILING_SIGNALS  1 interrupts every call but each third one; 2 also interrupts those that change
//                      names when they have done so, as file systems in a network may
//     FAILING_NAMES    1 makes files without a name impossible, as some file systems do
//     FAILING_RENAMES  1 makes links impossible, and names that are taken cannot be given to other files;
//                      2 also knows no flags for that, as some file systems in a network
//     FAILING_THREADS  the most threads that there may be at once besides the first
//
// Standard streams are left alone: what the program says about the failure has to be seen.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
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
  int mark = path != NULL ? NEXT(open)(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0666) : -1;
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
  int code = number("FAILING_CODE");
  if (code < 0) kill(getpid(), -code);
  errno = code;
  return true;
}

// Whether a call is interrupted before it has done anything.
static bool is_interrupted(void) {
  static atomic_uint calls;
  if (number("FAILING_SIGNALS") == 0 || calls++ % 3 == 2) return false;
  errno = EINTR;
  return true;
}

// What a call that changes a name returns: now and then an interruption, although it has changed it.
static int interrupted_late(int result) {
  static atomic_uint calls;
  if (result != 0 || number("FAILING_SIGNALS") < 2 || calls++ % 2 == 1) return result;
  errno = EINTR;
  return -1;
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
    if (is_interrupted() || fails("write")) return -1;
    size_t part = piece(count);
    if (part == 0 && count > 0) return -1;
    count = part;
  }
  return NEXT(write)(descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  if (is_file(descriptor)) {
    if (is_interrupted() || fails("pwrite")) return -1;
    size_t part = piece(count);
    if (part == 0 && count > 0) return -1;
    count = part;
  }
  return NEXT(pwrite)(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return pwrite(descriptor, bytes, count, offset);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (is_file(descriptor) && (is_interrupted() || fails("read"))) return -1;
  return NEXT(read)(descriptor, bytes, count);
}

int fsync(int descriptor) {
  if (is_file(descriptor) && (is_interrupted() || fails("fsync"))) return -1;
  return NEXT(fsync)(descriptor);
}

// Whether a name cannot be given to a file because another has it; errno is set then.
static bool is_taken(int folder, const char *name) {
  struct stat status;
  if (number("FAILING_RENAMES") == 0) return false;
  if (NEXT(fstatat)(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  errno = EEXIST;
  return true;
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  if (number("FAILING_RENAMES") > 0) {
    errno = EPERM;
    return -1;
  }
  if (is_interrupted() || fails("linkat")) return -1;
  return interrupted_late(NEXT(linkat)(from_folder, from, to_folder, to, flags));
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  if (is_interrupted() || fails("renameat") || is_taken(to_folder, to)) return -1;
  return interrupted_late(NEXT(renameat)(from_folder, from, to_folder, to));
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  if (is_interrupted() || fails("renameat2")) return -1;
  if (flags != 0 && number("FAILING_RENAMES") > 1) {
    errno = EINVAL;
    return -1;
  }
  return interrupted_late(NEXT(renameat2)(from_folder, from, to_folder, to, flags));
}

int unlinkat(int folder, const char *name, int flags) {
  if (is_interrupted()) return -1;
  return interrupted_late(NEXT(unlinkat)(folder, name, flags));
}

int mkdir(const char *path, mode_t mode) {
  if (is_interrupted()) return -1;
  return NEXT(mkdir)(path, mode);
}

ssize_t readlinkat(int folder, const char *path, char *buffer, size_t count) {
  if (is_interrupted()) return -1;
  return NEXT(readlinkat)(folder, path, buffer, count);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
  if (is_interrupted()) return -1;
  return NEXT(fstatat)(folder, path, status, flags);
}

// The runtime and other libraries open their files by this one.
int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = va_arg(arguments, mode_t);
  va_end(arguments);
  if (fails("open")) return -1;
  return NEXT(open)(path, flags, mode);
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
  if (is_interrupted() || fails("openat")) return -1;
  return NEXT(openat)(folder, path, flags, mode);
}

// The threads besides the first.
static atomic_int threads;

// What a thread is to do.
struct start {
  void *(*body)(void *);
  void *argument;
};

static void count_end(void *unused) {
  (void)unused;
  threads--;
}

static void *run_counted(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  void *result;
  pthread_cleanup_push(count_end, NULL);
  result = start.body(start.argument);
  pthread_cleanup_pop(1);
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *),
                   void *argument) {
  if (fails("pthread_create")) return errno;
  if (getenv("FAILING_THREADS") == NULL)
    return NEXT(pthread_create)(thread, attributes, body, argument);
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  *start = (struct start){body, argument};
  int code = ++threads > number("FAILING_THREADS")
    ? EAGAIN
    : NEXT(pthread_create)(thread, attributes, run_counted, start);
  if (code == 0) return 0;
  threads--;
  free(start);
  return code;
}

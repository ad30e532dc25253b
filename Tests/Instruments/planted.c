// A library to be loaded in front of the C library (LD_PRELOAD), which plants a fault in what a program
// writes to files: the last byte of what it hands over depends on something that it must not depend on.
// A check that is to find such faults is shown to find this one.
//
//     PLANTED_FAULT  uninitialized  a byte of memory that has been lent and never written
//                    address        where memory stands
//                    race           in which order threads come to a place that nobody guards
//                    time           what the clock says
//                    kernels        which instruction set was asked for (RENDER_SIMD)
//                    workers        how many workers were asked for (-j)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

enum { racers = 8 };

static volatile unsigned order;
static pthread_barrier_t gate;

static void *race(void *number) {
  pthread_barrier_wait(&gate);
  for (int i = 0; i < 20; i++) {
    usleep(50);
    order = order * 31 + (unsigned)(uintptr_t)number;
  }
  return NULL;
}

static unsigned raced(void) {
  pthread_t threads[racers];
  pthread_barrier_init(&gate, NULL, racers);
  for (uintptr_t i = 0; i < racers; i++) pthread_create(&threads[i], NULL, race, (void *)i);
  for (int i = 0; i < racers; i++) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&gate);
  return order;
}

// Of several bytes: one alone may by chance be what the memory is filled with elsewhere.
static unsigned unwritten(void) {
  enum { size = 4096, apart = 128 };
  volatile unsigned char *memory = malloc(size);
  unsigned sum = 0;
  for (int place = apart / 2; place < size; place += apart) sum = sum * 31 + memory[place];
  free((void *)memory);
  return sum;
}

static unsigned placed(void) {
  void *memory = malloc(16);
  unsigned page = (unsigned)((uintptr_t)memory >> 20);
  free(memory);
  return page;
}

// Adds up the words behind `-j` in the arguments.
static unsigned workers(void) {
  static char words[4096];
  int file = NEXT(open)("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  ssize_t size = file < 0 ? 0 : NEXT(read)(file, words, sizeof words - 1);
  if (file >= 0) close(file);
  unsigned sum = 0;
  for (ssize_t i = 0; i + 3 < size; i++) {
    if (memcmp(words + i, "-j", 3) == 0) sum += (unsigned)atoi(words + i + 3);
  }
  return sum;
}

static unsigned fault(void) {
  const char *name = getenv("PLANTED_FAULT");
  if (name == NULL) return 0;
  if (strcmp(name, "uninitialized") == 0) return unwritten();
  if (strcmp(name, "address") == 0) return placed();
  if (strcmp(name, "race") == 0) return raced();
  if (strcmp(name, "workers") == 0) return workers();
  if (strcmp(name, "kernels") == 0) return getenv("RENDER_SIMD") != NULL;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (unsigned)now.tv_nsec / 100;
}

static bool is_file(int descriptor) {
  struct stat status;
  return descriptor > 2 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

// The bytes with the fault in them, in memory that the caller frees; null where there is none.
static unsigned char *spoiled(int descriptor, const void *bytes, size_t count) {
  unsigned char *copy = count > 0 && is_file(descriptor) ? malloc(count) : NULL;
  if (copy == NULL) return NULL;
  memcpy(copy, bytes, count);
  copy[count - 1] ^= (unsigned char)(fault() * 2654435761u >> 24);
  return copy;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  unsigned char *copy = spoiled(descriptor, bytes, count);
  ssize_t result = NEXT(write)(descriptor, copy != NULL ? copy : bytes, count);
  free(copy);
  return result;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  unsigned char *copy = spoiled(descriptor, bytes, count);
  ssize_t result = NEXT(pwrite)(descriptor, copy != NULL ? copy : bytes, count, offset);
  free(copy);
  return result;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return pwrite(descriptor, bytes, count, offset);
}

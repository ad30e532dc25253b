// Runs a program and notes how much memory it had at its peak, and how long it took.
//
//     peak FILE PROGRAM ARGUMENTS...
//
// FILE gets the kilobytes and the microseconds; the exit code is the program's. The program has to
// be started by a small process: a child is said to have had as much memory as its parent.

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  long long start = microseconds();
  pid_t child = fork();
  if (child == 0) {
    execv(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 126;
  FILE *file = fopen(arguments[1], "w");
  if (file == NULL) return 125;
  fprintf(file, "%ld %lld\n", usage.ru_maxrss, microseconds() - start);
  fclose(file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

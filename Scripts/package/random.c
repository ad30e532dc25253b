// Random numbers as glibc 2.36 has them, for systems with an older one.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  while (size > 0) {
    ssize_t done = getrandom(bytes, size, 0);
    // A signal may interrupt it; nothing else may go wrong, and numbers that anyone can guess are worse than none.
    if (done < 0) continue;
    bytes += done;
    size -= (size_t)done;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

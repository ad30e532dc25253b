#ifndef SEGUE_CSYSTEM_AGAIN_H
#define SEGUE_CSYSTEM_AGAIN_H

#include <errno.h>

// What a call returns, which is made again as often as a signal interrupts it.
#define AGAIN(call) \
  ({ \
    __typeof__(call) again_result; \
    do { \
      again_result = (call); \
    } while (again_result < 0 && errno == EINTR); \
    again_result; \
  })

#endif

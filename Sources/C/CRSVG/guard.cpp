// librsvg is written in Rust, which ends the program when something is wrong and nobody catches it.
// What it throws is foreign to C++, which can catch it but not destroy it.

#include "guard.h"

#include <unistd.h>

extern "C" void crsvg_guard(void (*body)(void *), void (*rescue)(void *), void *argument) {
  try {
    body(argument);
  } catch (...) {
    rescue(argument);
    // Leaving this block would destroy what was thrown, and Rust ends the program for that.
    for (;;) pause();
  }
}

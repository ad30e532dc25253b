#ifndef SEGUE_CPNG_WORDS_H
#define SEGUE_CPNG_WORDS_H

#include <png.h>

enum { cpng_words_size = 200, cpng_warnings_size = 8 };

// What libpng has said. Warnings that are more than fit are lost.
struct cpng_words {
  char error[cpng_words_size];
  char warnings[cpng_warnings_size][cpng_words_size];
  int warning_count;
};

// What libpng calls when it gives up; the error pointer is a `struct cpng_words`.
_Noreturn void cpng_fail(png_structp png, png_const_charp text);
void cpng_warn(png_structp png, png_const_charp text);

#endif

#pragma STDC FP_CONTRACT OFF

#include "words.h"

#include <stdio.h>

_Noreturn void cpng_fail(png_structp png, png_const_charp text) {
  struct cpng_words *words = png_get_error_ptr(png);
  snprintf(words->error, sizeof words->error, "%s", text);
  png_longjmp(png, 1);
}

void cpng_warn(png_structp png, png_const_charp text) {
  struct cpng_words *words = png_get_error_ptr(png);
  if (words->warning_count == cpng_warnings_size) return;
  snprintf(words->warnings[words->warning_count], cpng_words_size, "%s", text);
  words->warning_count++;
}

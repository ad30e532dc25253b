#pragma STDC FP_CONTRACT OFF

#include "rows.h"

#include <string.h>

#include "CPNG.h"

typedef uint8_t pixels_4 __attribute__((vector_size(16)));

void cpng_subtract_pixels(uint8_t *restrict target, const uint8_t *restrict above,
                          const uint8_t *restrict row, size_t pixels) {
  for (size_t i = 0; i < pixels * 4; i++) target[i] = (uint8_t)(row[i] - above[i]);
}

void cpng_subtract_colors(uint8_t *restrict target, const uint8_t *restrict above,
                          const uint8_t *restrict row, size_t pixels) {
  const uint64_t first = 0xffffff, second = 0xffffff000000;
  size_t i = 0;
  for (; i + 4 <= pixels; i += 4) {
    pixels_4 a, b;
    uint64_t pairs[2];
    memcpy(&a, row + i * 4, sizeof a);
    memcpy(&b, above + i * 4, sizeof b);
    a -= b;
    memcpy(pairs, &a, sizeof pairs);
    for (size_t k = 0; k < 2; k++) {
      uint64_t colors = (pairs[k] & first) | (pairs[k] >> 8 & second);
      memcpy(target + i * 3 + k * 6, &colors, sizeof colors);
    }
  }
  for (; i < pixels; i++) {
    for (int c = 0; c < 3; c++) {
      target[i * 3 + c] = (uint8_t)(row[i * 4 + c] - above[i * 4 + c]);
    }
  }
}

bool cpng_is_opaque(const uint32_t *pixels, size_t count) {
  uint32_t all = UINT32_MAX;
  for (size_t i = 0; i < count; i++) all &= pixels[i];
  return all >> 24 == 255;
}

#ifndef SEGUE_CPNG_ROWS_H
#define SEGUE_CPNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

// PNG's filter 'up', each byte less the one above it: of all filters it compresses the flat parts
// of screens best, and is the fastest.

void cpng_subtract_pixels(uint8_t *restrict target, const uint8_t *restrict above,
                          const uint8_t *restrict row, size_t pixels);

// The same without the alphas; writes up to 2 bytes behind the row.
void cpng_subtract_colors(uint8_t *restrict target, const uint8_t *restrict above,
                          const uint8_t *restrict row, size_t pixels);

#endif

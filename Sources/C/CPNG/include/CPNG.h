// PNG by libpng, which leaves a failing function by longjmp; Swift cannot stand in the way of that.
// So each function here catches what its own calls throw, returns false, and keeps libpng's words.

#ifndef SEGUE_CPNG_H
#define SEGUE_CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reading. The bytes have to outlive the reader.

struct cpng_reader;

// What a file says of its colors.
enum cpng_colors {
  cpng_srgb,     // they are sRGB's, or it says nothing
  cpng_profile,  // what its profile says
  cpng_other,    // they are others than sRGB's
};

struct cpng_header {
  uint32_t width;
  uint32_t height;
  bool has_alpha;      // whether there may be a pixel that is not opaque
  enum cpng_colors colors;
  bool is_animated;
};

// Null where there is no memory.
struct cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count);
void cpng_reader_destroy(struct cpng_reader *reader);

// Everything in front of the pixels; takes no memory that grows with their number.
bool cpng_reader_header(struct cpng_reader *reader, struct cpng_header *header);

// The pixels: red, green, blue, straight alpha; `width` * `height` * 4 bytes.
bool cpng_reader_pixels(struct cpng_reader *reader, uint8_t *pixels);

// What stands behind the pixels; its loss costs none of them.
bool cpng_reader_end(struct cpng_reader *reader);

// The profile of the colors, or its begin; null if there is none that could be unpacked.
const uint8_t *cpng_reader_profile(const struct cpng_reader *reader, size_t *count);

// libpng's words for why a function returned false, and for what it has passed over.
const char *cpng_reader_error(const struct cpng_reader *reader);
int cpng_reader_warning_count(const struct cpng_reader *reader);
const char *cpng_reader_warning(const struct cpng_reader *reader, int index);
bool cpng_reader_is_truncated(const struct cpng_reader *reader);
bool cpng_reader_is_crushed(const struct cpng_reader *reader);  // Apple's own form, CgBI

// Writing: the rows from the first to the last, in bands of any height; 8 bits, sRGB.

struct cpng_writer;

// Null where there is no memory.
struct cpng_writer *cpng_writer_create(uint32_t width, uint32_t height, bool has_alpha);
void cpng_writer_destroy(struct cpng_writer *writer);

bool cpng_writer_begin(struct cpng_writer *writer);

// `rows` are pixels with straight alpha; `above` is the row before them, null for the first band.
bool cpng_writer_rows(struct cpng_writer *writer, const uint32_t *above, const uint32_t *rows,
                      uint32_t count);
bool cpng_writer_end(struct cpng_writer *writer);

// The bytes of the file since they were last forgotten.
const uint8_t *cpng_writer_output(const struct cpng_writer *writer, size_t *count);
void cpng_writer_forget_output(struct cpng_writer *writer);

const char *cpng_writer_error(const struct cpng_writer *writer);

// How pixels are compressed, for the tests that move the memory about in which that happens: `memory`
// has as many bytes as the first function says, anywhere at a multiple of 16. Returns how many bytes of
// the zlib stream have been written to `target`; 0 where they do not fit. At least four are compressed.
size_t cpng_compression_memory(void);
size_t cpng_compress(void *memory, const uint8_t *bytes, size_t count, uint8_t *target,
                     size_t capacity);

// The CRC-32 that stands behind each chunk of a PNG.
uint32_t cpng_checksum(const uint8_t *bytes, size_t count);

// Whether the highest byte of every pixel is 255.
bool cpng_is_opaque(const uint32_t *pixels, size_t count);

#endif

#pragma STDC FP_CONTRACT OFF

#include "CPNG.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>

#include "words.h"

struct cpng_reader {
  png_structp png;
  png_infop info;
  struct cpng_words words;
  const uint8_t *bytes;
  size_t left;
  uint32_t width;
  uint32_t height;
  uint8_t *profile;
  size_t profile_size;
  bool is_truncated;
  bool is_crushed;
  bool is_animated;
};

static const png_uint_32 chunk_CgBI = 0x43674249;
static const png_uint_32 chunk_acTL = 0x6163544c;

// No chunk but the image's own data may ask for more memory than this, and no more of them are kept.
// Of a color profile the begin is enough to tell whose colors it means.
enum { largest_chunk = 4 << 20, most_chunks = 16, largest_profile = 256 << 10 };

static void note_chunk(struct cpng_reader *reader, png_uint_32 type) {
  if (type == chunk_CgBI) reader->is_crushed = true;
  if (type == chunk_acTL) reader->is_animated = true;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct cpng_reader *reader = png_get_io_ptr(png);
  png_uint_32 place = png_get_io_state(png) & PNG_IO_MASK_LOC;
  if (place == PNG_IO_CHUNK_DATA || place == PNG_IO_CHUNK_CRC) {
    note_chunk(reader, png_get_io_chunk_type(png));
  }
  if (count > reader->left) {
    reader->is_truncated = true;
    png_error(png, "unexpected end of file");
  }
  memcpy(target, reader->bytes, count);
  reader->bytes += count;
  reader->left -= count;
}

// The longjmp of an error ends in the function that made the call, or the program would end.
static bool set_limits(struct cpng_reader *reader) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_read_fn(png, reader, read_bytes);
  // The caller judges the size by itself, before it gives memory for the pixels.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, largest_chunk);
  png_set_chunk_cache_max(png, most_chunks);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_set_benign_errors(png, 1);
  // Texts, profiles and everything else that could hide a bomb is skipped unread ...
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // ... but for the few bytes that tell whose colors these are.
  static const png_byte colors[] = "sRGB\0gAMA\0cHRM";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, colors, 3);
  static const png_byte profiles[] = "cICP\0iCCP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, profiles, 2);
  return true;
}

struct cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count) {
  struct cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->left = count;
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->words, cpng_fail, cpng_warn);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info != NULL && set_limits(reader)) return reader;
  cpng_reader_destroy(reader);
  return NULL;
}

void cpng_reader_destroy(struct cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->profile);
  free(reader);
}

static bool is_near(png_fixed_point value, png_fixed_point expected) {
  return abs(value - expected) <= 1000;
}

static bool has_srgb_primaries(png_structp png, png_infop info) {
  png_fixed_point wx, wy, rx, ry, gx, gy, bx, by;
  if (png_get_cHRM_fixed(png, info, &wx, &wy, &rx, &ry, &gx, &gy, &bx, &by) == 0) return true;
  return is_near(wx, 31270) && is_near(wy, 32900) && is_near(rx, 64000) && is_near(ry, 33000) &&
         is_near(gx, 30000) && is_near(gy, 60000) && is_near(bx, 15000) && is_near(by, 6000);
}

static bool has_other_numbers(const struct cpng_reader *reader) {
  int intent;
  png_fixed_point gamma;
  if (png_get_sRGB(reader->png, reader->info, &intent) != 0) return false;
  if (png_get_gAMA_fixed(reader->png, reader->info, &gamma) != 0 && !is_near(gamma, 45455)) {
    return true;
  }
  return !has_srgb_primaries(reader->png, reader->info);
}

// The first chunk of a name that was kept as it is; null if there is none.
static const png_unknown_chunk *kept_chunk(const struct cpng_reader *reader, const char *name) {
  png_unknown_chunkp chunks = NULL;
  int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
  for (int i = 0; i < count; i++) {
    if (memcmp(chunks[i].name, name, 4) == 0) return &chunks[i];
  }
  return NULL;
}

// Unpacks the begin of a profile, which stands behind its name and a zero for the way it is packed.
static void unpack_profile(struct cpng_reader *reader, const png_unknown_chunk *chunk) {
  const uint8_t *end = memchr(chunk->data, 0, chunk->size);
  size_t head = end == NULL ? chunk->size : (size_t)(end - chunk->data) + 2;
  if (head >= chunk->size || reader->profile != NULL) return;
  reader->profile = malloc(largest_profile);
  if (reader->profile == NULL) return;
  struct inflate_state state;
  isal_inflate_init(&state);
  state.crc_flag = ISAL_ZLIB;
  state.next_in = chunk->data + head;
  state.avail_in = (uint32_t)(chunk->size - head);
  state.next_out = reader->profile;
  state.avail_out = largest_profile;
  isal_inflate(&state);
  reader->profile_size = largest_profile - state.avail_out;
}

static bool is_srgb_by_number(const png_unknown_chunk *chunk) {
  static const uint8_t srgb[] = {1, 13, 0, 1};
  return chunk->size == sizeof srgb && memcmp(chunk->data, srgb, sizeof srgb) == 0;
}

// The chunk that counts is the first of these that is there: the number of a standard, a profile, the
// word sRGB, numbers of its own.
static enum cpng_colors colors(struct cpng_reader *reader) {
  const png_unknown_chunk *number = kept_chunk(reader, "cICP");
  if (number != NULL) return is_srgb_by_number(number) ? cpng_srgb : cpng_other;
  const png_unknown_chunk *profile = kept_chunk(reader, "iCCP");
  if (profile == NULL) return has_other_numbers(reader) ? cpng_other : cpng_srgb;
  unpack_profile(reader, profile);
  return cpng_profile;
}

bool cpng_reader_header(struct cpng_reader *reader, struct cpng_header *header) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_read_info(png, reader->info);
  reader->width = png_get_image_width(png, reader->info);
  reader->height = png_get_image_height(png, reader->info);
  *header = (struct cpng_header){
      .width = reader->width,
      .height = reader->height,
      .has_alpha = (png_get_color_type(png, reader->info) & PNG_COLOR_MASK_ALPHA) != 0 ||
                   png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0,
      .colors = colors(reader),
      .is_animated = reader->is_animated,
  };
  return true;
}

bool cpng_reader_pixels(struct cpng_reader *reader, uint8_t *pixels) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t stride = (size_t)reader->width * 4;
  if (png_get_rowbytes(png, reader->info) != stride) png_error(png, "unexpected layout of a row");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) png_read_row(png, pixels + y * stride, NULL);
  }
  return true;
}

bool cpng_reader_end(struct cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_read_end(reader->png, NULL);
  return true;
}

const char *cpng_reader_error(const struct cpng_reader *reader) { return reader->words.error; }

int cpng_reader_warning_count(const struct cpng_reader *reader) {
  return reader->words.warning_count;
}

const char *cpng_reader_warning(const struct cpng_reader *reader, int index) {
  return reader->words.warnings[index];
}

const uint8_t *cpng_reader_profile(const struct cpng_reader *reader, size_t *count) {
  *count = reader->profile_size;
  return reader->profile;
}

bool cpng_reader_is_truncated(const struct cpng_reader *reader) { return reader->is_truncated; }

bool cpng_reader_is_crushed(const struct cpng_reader *reader) { return reader->is_crushed; }

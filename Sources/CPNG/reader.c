#pragma STDC FP_CONTRACT OFF

#include "CPNG.h"

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
  bool is_truncated;
  bool is_crushed;
  bool has_hidden_profile;
  bool is_animated;
};

static const png_uint_32 chunk_CgBI = 0x43674249;
static const png_uint_32 chunk_acTL = 0x6163544c;
static const png_uint_32 chunk_cICP = 0x63494350;
static const png_uint_32 chunk_iCCP = 0x69434350;

// No chunk but the image's own data may ask for more memory than this.
enum { largest_chunk = 4 << 20 };

static void note_chunk(struct cpng_reader *reader, png_uint_32 type) {
  if (type == chunk_CgBI) reader->is_crushed = true;
  if (type == chunk_acTL) reader->is_animated = true;
  if (type == chunk_cICP || type == chunk_iCCP) reader->has_hidden_profile = true;
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
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_set_benign_errors(png, 1);
  // Texts, profiles and everything else that could hide a bomb is skipped unread ...
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // ... but for the few bytes that tell whose colors these are.
  static const png_byte colors[] = "sRGB\0gAMA\0cHRM";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, colors, 3);
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

static bool has_profile(const struct cpng_reader *reader) {
  int intent;
  png_fixed_point gamma;
  if (reader->has_hidden_profile) return true;
  if (png_get_sRGB(reader->png, reader->info, &intent) != 0) return false;
  if (png_get_gAMA_fixed(reader->png, reader->info, &gamma) != 0 && !is_near(gamma, 45455)) {
    return true;
  }
  return !has_srgb_primaries(reader->png, reader->info);
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
      .has_profile = has_profile(reader),
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

bool cpng_reader_is_truncated(const struct cpng_reader *reader) { return reader->is_truncated; }

bool cpng_reader_is_crushed(const struct cpng_reader *reader) { return reader->is_crushed; }

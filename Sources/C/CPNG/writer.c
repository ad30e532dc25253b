#pragma STDC FP_CONTRACT OFF

#include "CPNG.h"

#include <stdlib.h>
#include <string.h>

#include "compression.h"
#include "rows.h"
#include "words.h"

// libpng writes the file, ISA-L compresses the pixels.
enum { usual_band_size = 1 << 18 };

struct cpng_writer {
  png_structp png;
  png_infop info;
  struct cpng_words words;
  struct cpng_compressor *compressor;
  uint32_t *nothing;   // the row above the first
  uint8_t *band;       // filtered rows, with room for a wide store behind them
  size_t band_count;
  size_t band_size;
  size_t row_size;     // of a filtered row, with the number of its filter
  uint8_t *output;
  size_t output_count;
  size_t output_capacity;
  uint32_t width;
  uint32_t height;
  uint32_t rows_left;
  bool has_alpha;
};

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  struct cpng_writer *writer = png_get_io_ptr(png);
  size_t needed = writer->output_count + count;
  if (needed > writer->output_capacity) {
    uint8_t *larger = realloc(writer->output, needed * 2);
    if (larger == NULL) png_error(png, "out of memory");
    writer->output = larger;
    writer->output_capacity = needed * 2;
  }
  memcpy(writer->output + writer->output_count, bytes, count);
  writer->output_count = needed;
}

static void keep_bytes(png_structp png) { (void)png; }

static bool take_memory(struct cpng_writer *writer) {
  writer->png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer->words, cpng_fail, cpng_warn);
  if (writer->png != NULL) writer->info = png_create_info_struct(writer->png);
  writer->nothing = calloc(writer->width, 4);
  writer->band = malloc(writer->band_size + 8);
  writer->compressor = malloc(sizeof *writer->compressor);
  return writer->info != NULL && writer->nothing != NULL && writer->band != NULL &&
         writer->compressor != NULL;
}

struct cpng_writer *cpng_writer_create(uint32_t width, uint32_t height, bool has_alpha) {
  struct cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->width = width;
  writer->height = height;
  writer->rows_left = height;
  writer->has_alpha = has_alpha;
  writer->row_size = (size_t)width * (has_alpha ? 4 : 3) + 1;
  // As many rows as fit, and at least one.
  writer->band_size =
      writer->row_size > usual_band_size ? writer->row_size : (size_t)usual_band_size;
  if (take_memory(writer)) return writer;
  cpng_writer_destroy(writer);
  return NULL;
}

void cpng_writer_destroy(struct cpng_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->nothing);
  free(writer->band);
  free(writer->compressor);
  free(writer->output);
  free(writer);
}

bool cpng_writer_begin(struct cpng_writer *writer) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_write_fn(png, writer, write_bytes, keep_bytes);
  png_set_IHDR(png, writer->info, writer->width, writer->height, 8,
               writer->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, writer->info);
  cpng_compressor_start(writer->compressor);
  return true;
}

static void write_piece(void *writer, const uint8_t *piece, size_t count) {
  static const png_byte name[] = "IDAT";
  png_write_chunk(((struct cpng_writer *)writer)->png, name, piece, count);
}

static void compress_band(struct cpng_writer *writer, bool is_last) {
  if (!cpng_compressor_add(writer->compressor, writer->band, writer->band_count, is_last,
                           write_piece, writer)) {
    png_error(writer->png, "compression failed");
  }
  writer->band_count = 0;
}

static void filter_row(struct cpng_writer *writer, const uint32_t *above, const uint32_t *row) {
  uint8_t *target = writer->band + writer->band_count;
  *target = PNG_FILTER_VALUE_UP;
  const uint8_t *upper = (const uint8_t *)above, *lower = (const uint8_t *)row;
  if (writer->has_alpha) {
    cpng_subtract_pixels(target + 1, upper, lower, writer->width);
  } else {
    cpng_subtract_colors(target + 1, upper, lower, writer->width);
  }
  writer->band_count += writer->row_size;
}

bool cpng_writer_rows(struct cpng_writer *writer, const uint32_t *above, const uint32_t *rows,
                      uint32_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return false;
  if (count > writer->rows_left) png_error(writer->png, "more rows than the picture has");
  for (uint32_t y = 0; y < count; y++) {
    filter_row(writer, above == NULL ? writer->nothing : above, rows);
    above = rows;
    rows += writer->width;
    writer->rows_left--;
    bool is_full = writer->band_count + writer->row_size > writer->band_size;
    if (is_full || writer->rows_left == 0) compress_band(writer, writer->rows_left == 0);
  }
  return true;
}

bool cpng_writer_end(struct cpng_writer *writer) {
  static const png_byte name[] = "IEND";
  if (setjmp(png_jmpbuf(writer->png))) return false;
  if (writer->rows_left > 0) png_error(writer->png, "fewer rows than the picture has");
  png_write_chunk(writer->png, name, NULL, 0);
  return true;
}

const uint8_t *cpng_writer_output(const struct cpng_writer *writer, size_t *count) {
  *count = writer->output_count;
  return writer->output;
}

void cpng_writer_forget_output(struct cpng_writer *writer) { writer->output_count = 0; }

const char *cpng_writer_error(const struct cpng_writer *writer) { return writer->words.error; }

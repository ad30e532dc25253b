#pragma STDC FP_CONTRACT OFF

#include "compression.h"

#include <string.h>

#include "CPNG.h"
#include "CVectorRegisters.inc"

// ISA-L at level 2 takes a seventh of the time of libdeflate's fastest level for a screen and for a
// photograph, to 1.2 of its size, and a sixth of zlib's, to 1.0 of its. Its bytes are the same on every
// x86-64 processor since 2008 (SSE 4.2), whatever its registers; at level 3 they are not.
//
// But levels 1 and 2 have a fault, in every version up to 2.32: at the first byte of a stream,
// `isal_deflate_icf_body_hash_hist` files the third position under the hash of a register that holds
// the address of the stream. So the matches that it finds, and with them the bytes, depend on where the
// stream stands, about once in ten thousand places. Only the first byte goes that way, while the stream
// has no history (`IGZIP_NO_HIST`).
//
// A few bytes that are to be flushed at once go another way: the function above leaves to
// `isal_deflate_icf_finish` the last 16 bytes before a flush, untouched. That one does without the
// register, and leaves a history behind it, which nothing but a full flush takes away again. Four bytes
// are the fewest of which it enters one, and the fewest that a picture has: a filter and a pixel. They
// cost ten bytes of a file, and no time.
enum { compression_level = 2, head_size = 4 };

void cpng_compressor_start(struct cpng_compressor *compressor) {
  struct isal_zstream *stream = &compressor->stream;
  memset(compressor, 0, offsetof(struct cpng_compressor, piece));
  isal_deflate_init(stream);
  stream->level = compression_level;
  stream->level_buf = compressor->level_memory;
  stream->level_buf_size = sizeof compressor->level_memory;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->next_out = compressor->piece;
  stream->avail_out = cpng_piece_size;
}

// ISA-L returns with the upper halves of the wide registers in use. Until they are cleared, the
// thread's older vector instructions wait for them: zlib took 2.4 times as long.
static bool deflate(struct isal_zstream *stream) {
  int code = isal_deflate(stream);
  vec_clear_wide_registers();
  return code == COMP_OK;
}

static void hand_over(struct cpng_compressor *compressor, cpng_piece_taker take, void *taker) {
  struct isal_zstream *stream = &compressor->stream;
  size_t count = cpng_piece_size - stream->avail_out;
  stream->next_out = compressor->piece;
  stream->avail_out = cpng_piece_size;
  if (count > 0) take(taker, compressor->piece, count);
}

static bool compress(struct cpng_compressor *compressor, const uint8_t *bytes, size_t count,
                     cpng_piece_taker take, void *taker) {
  struct isal_zstream *stream = &compressor->stream;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = (uint32_t)count;
  for (;;) {
    if (!deflate(stream)) return false;
    if (stream->avail_out > 0) return true;
    hand_over(compressor, take, taker);
  }
}

bool cpng_compressor_add(struct cpng_compressor *compressor, const uint8_t *bytes, size_t count,
                         bool is_last, cpng_piece_taker take, void *taker) {
  struct isal_zstream *stream = &compressor->stream;
  if (stream->total_in == 0) {
    stream->flush = SYNC_FLUSH;
    if (count < head_size || !compress(compressor, bytes, head_size, take, taker)) return false;
    stream->flush = NO_FLUSH;
    // A version of ISA-L that does it in another way must not go unnoticed.
    if (stream->internal_state.has_hist == IGZIP_NO_HIST) return false;
    bytes += head_size;
    count -= head_size;
  }
  stream->end_of_stream = is_last;
  if (!compress(compressor, bytes, count, take, taker)) return false;
  if (is_last) hand_over(compressor, take, taker);
  return true;
}

struct target {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

static void keep_piece(void *taker, const uint8_t *piece, size_t count) {
  struct target *target = taker;
  size_t room = target->count < target->capacity ? target->capacity - target->count : 0;
  if (room > 0) memcpy(target->bytes + target->count, piece, count < room ? count : room);
  target->count += count;
}

size_t cpng_compression_memory(void) { return sizeof(struct cpng_compressor); }

size_t cpng_compress(void *memory, const uint8_t *bytes, size_t count, uint8_t *target,
                     size_t capacity) {
  struct target result = {.bytes = target, .capacity = capacity};
  cpng_compressor_start(memory);
  bool is_done = cpng_compressor_add(memory, bytes, count, true, keep_piece, &result);
  return is_done && result.count <= capacity ? result.count : 0;
}

#ifndef SEGUE_CPNG_COMPRESSION_H
#define SEGUE_CPNG_COMPRESSION_H

#include <isa-l/igzip_lib.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { cpng_piece_size = 1 << 16 };

// A zlib stream, compressed by ISA-L. Its bytes are a function of the bytes that it is given and of
// how they are divided, and of nothing else; whoever changes something here reads compression.c first.
struct cpng_compressor {
  struct isal_zstream stream;
  uint8_t level_memory[ISAL_DEF_LVL2_DEFAULT];
  uint8_t piece[cpng_piece_size];  // what has been compressed and not been taken
};

// Takes each full piece, and the last one.
typedef void (*cpng_piece_taker)(void *taker, const uint8_t *piece, size_t count);

// Begins a stream in memory that may hold anything.
void cpng_compressor_start(struct cpng_compressor *compressor);

// Compresses `count` bytes behind those before them. False where ISA-L gives up. The first call has to
// bring at least four bytes.
bool cpng_compressor_add(struct cpng_compressor *compressor, const uint8_t *bytes, size_t count,
                         bool is_last, cpng_piece_taker take, void *taker);

#endif

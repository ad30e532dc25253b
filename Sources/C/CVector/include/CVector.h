// One vector register and the operations the kernels need on it, each a single always-inlined
// expression. The register has 64, 32 or 16 bytes: the build's instruction set decides, so one
// kernel source serves every set. All shuffles stay inside 16-byte lanes, where the three widths
// agree. The last section serves processors that are not x86-64.
#ifndef SEGUE_CVECTOR_H
#define SEGUE_CVECTOR_H

#pragma STDC FP_CONTRACT OFF

#include <stdint.h>
#include <string.h>

#define VEC_OP static inline __attribute__((always_inline))

#if defined(__x86_64__) && !defined(SEGUE_PORTABLE_VECTORS)
#include <immintrin.h>
#if defined(__AVX512BW__)
typedef __m512i vec_t;
#define VEC_BYTES 64
#define VEC_F(name) _mm512_##name
#define VEC_FLOATS(a) _mm512_castsi512_ps(a)
#define VEC_BITS(a) _mm512_castps_si512(a)
VEC_OP vec_t vec_load(const void *p) { return _mm512_loadu_si512(p); }
VEC_OP void vec_store(void *p, vec_t a) { _mm512_storeu_si512(p, a); }
VEC_OP vec_t vec_or(vec_t a, vec_t b) { return _mm512_or_si512(a, b); }
VEC_OP vec_t vec_and(vec_t a, vec_t b) { return _mm512_and_si512(a, b); }
VEC_OP vec_t vec_xor(vec_t a, vec_t b) { return _mm512_xor_si512(a, b); }
VEC_OP vec_t vec_zero(void) { return _mm512_setzero_si512(); }
VEC_OP int32_t vec_is_zero(vec_t a) { return _mm512_test_epi32_mask(a, a) == 0; }
#elif defined(__AVX2__)
typedef __m256i vec_t;
#define VEC_BYTES 32
#define VEC_F(name) _mm256_##name
#define VEC_FLOATS(a) _mm256_castsi256_ps(a)
#define VEC_BITS(a) _mm256_castps_si256(a)
VEC_OP vec_t vec_load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
VEC_OP void vec_store(void *p, vec_t a) { _mm256_storeu_si256((__m256i *)p, a); }
VEC_OP vec_t vec_or(vec_t a, vec_t b) { return _mm256_or_si256(a, b); }
VEC_OP vec_t vec_and(vec_t a, vec_t b) { return _mm256_and_si256(a, b); }
VEC_OP vec_t vec_xor(vec_t a, vec_t b) { return _mm256_xor_si256(a, b); }
VEC_OP vec_t vec_zero(void) { return _mm256_setzero_si256(); }
VEC_OP int32_t vec_is_zero(vec_t a) { return _mm256_testz_si256(a, a); }
#else
typedef __m128i vec_t;
#define VEC_BYTES 16
#define VEC_F(name) _mm_##name
#define VEC_FLOATS(a) _mm_castsi128_ps(a)
#define VEC_BITS(a) _mm_castps_si128(a)
VEC_OP vec_t vec_load(const void *p) { return _mm_loadu_si128((const __m128i *)p); }
VEC_OP void vec_store(void *p, vec_t a) { _mm_storeu_si128((__m128i *)p, a); }
VEC_OP vec_t vec_or(vec_t a, vec_t b) { return _mm_or_si128(a, b); }
VEC_OP vec_t vec_and(vec_t a, vec_t b) { return _mm_and_si128(a, b); }
VEC_OP vec_t vec_xor(vec_t a, vec_t b) { return _mm_xor_si128(a, b); }
VEC_OP vec_t vec_zero(void) { return _mm_setzero_si128(); }
VEC_OP int32_t vec_is_zero(vec_t a) {
  return _mm_movemask_epi8(_mm_cmpeq_epi8(a, _mm_setzero_si128())) == 0xffff;
}
#endif

// Constants, sums, products.
VEC_OP vec_t vec_set8(int8_t a) { return VEC_F(set1_epi8)(a); }
VEC_OP vec_t vec_set16(int16_t a) { return VEC_F(set1_epi16)(a); }
VEC_OP vec_t vec_set32(int32_t a) { return VEC_F(set1_epi32)(a); }
VEC_OP vec_t vec_add8_saturating(vec_t a, vec_t b) { return VEC_F(adds_epu8)(a, b); }
VEC_OP vec_t vec_sub8_saturating(vec_t a, vec_t b) { return VEC_F(subs_epu8)(a, b); }
VEC_OP vec_t vec_min8(vec_t a, vec_t b) { return VEC_F(min_epu8)(a, b); }
VEC_OP vec_t vec_add16(vec_t a, vec_t b) { return VEC_F(add_epi16)(a, b); }
VEC_OP vec_t vec_add32(vec_t a, vec_t b) { return VEC_F(add_epi32)(a, b); }
VEC_OP vec_t vec_sub16(vec_t a, vec_t b) { return VEC_F(sub_epi16)(a, b); }
VEC_OP vec_t vec_sub32(vec_t a, vec_t b) { return VEC_F(sub_epi32)(a, b); }
VEC_OP vec_t vec_mul16(vec_t a, vec_t b) { return VEC_F(mullo_epi16)(a, b); }
VEC_OP vec_t vec_mulhi16(vec_t a, vec_t b) { return VEC_F(mulhi_epi16)(a, b); }
VEC_OP vec_t vec_mulhi_u16(vec_t a, vec_t b) { return VEC_F(mulhi_epu16)(a, b); }
VEC_OP vec_t vec_madd16(vec_t a, vec_t b) { return VEC_F(madd_epi16)(a, b); }

// Floating-point numbers of 32 bits.
#define VEC_F32(name, a, b) VEC_BITS(VEC_F(name)(VEC_FLOATS(a), VEC_FLOATS(b)))
VEC_OP vec_t vec_add_f32(vec_t a, vec_t b) { return VEC_F32(add_ps, a, b); }
VEC_OP vec_t vec_sub_f32(vec_t a, vec_t b) { return VEC_F32(sub_ps, a, b); }
VEC_OP vec_t vec_mul_f32(vec_t a, vec_t b) { return VEC_F32(mul_ps, a, b); }
VEC_OP vec_t vec_div_f32(vec_t a, vec_t b) { return VEC_F32(div_ps, a, b); }
VEC_OP vec_t vec_min_f32(vec_t a, vec_t b) { return VEC_F32(min_ps, a, b); }
VEC_OP vec_t vec_max_f32(vec_t a, vec_t b) { return VEC_F32(max_ps, a, b); }
VEC_OP vec_t vec_setf(float a) { return VEC_BITS(VEC_F(set1_ps)(a)); }
VEC_OP vec_t vec_sqrt_f32(vec_t a) { return VEC_BITS(VEC_F(sqrt_ps)(VEC_FLOATS(a))); }
// `yes` where a < b, `no` elsewhere.
VEC_OP vec_t vec_if_less_f32(vec_t a, vec_t b, vec_t yes, vec_t no) {
#if VEC_BYTES == 64
  return _mm512_mask_blend_epi32(
    _mm512_cmp_ps_mask(VEC_FLOATS(a), VEC_FLOATS(b), _CMP_LT_OQ), no, yes);
#elif VEC_BYTES == 32
  return VEC_BITS(_mm256_blendv_ps(
    VEC_FLOATS(no), VEC_FLOATS(yes), _mm256_cmp_ps(VEC_FLOATS(a), VEC_FLOATS(b), _CMP_LT_OQ)));
#else
  vec_t mask = VEC_BITS(_mm_cmplt_ps(VEC_FLOATS(a), VEC_FLOATS(b)));
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
#endif
}
// To and from integers, towards zero.
VEC_OP vec_t vec_integers(vec_t a) { return VEC_F(cvttps_epi32)(VEC_FLOATS(a)); }
VEC_OP vec_t vec_floats(vec_t a) { return VEC_BITS(VEC_F(cvtepi32_ps)(a)); }

// Shifts by fixed amounts.
VEC_OP vec_t vec_shl16_2(vec_t a) { return VEC_F(slli_epi16)(a, 2); }
VEC_OP vec_t vec_shl16_8(vec_t a) { return VEC_F(slli_epi16)(a, 8); }
VEC_OP vec_t vec_shl32_8(vec_t a) { return VEC_F(slli_epi32)(a, 8); }
VEC_OP vec_t vec_shl32_4(vec_t a) { return VEC_F(slli_epi32)(a, 4); }
VEC_OP vec_t vec_shr32_8(vec_t a) { return VEC_F(srli_epi32)(a, 8); }
VEC_OP vec_t vec_shr32_9(vec_t a) { return VEC_F(srli_epi32)(a, 9); }
VEC_OP vec_t vec_shl32_16(vec_t a) { return VEC_F(slli_epi32)(a, 16); }
VEC_OP vec_t vec_shl32_24(vec_t a) { return VEC_F(slli_epi32)(a, 24); }
VEC_OP vec_t vec_shr32_24(vec_t a) { return VEC_F(srli_epi32)(a, 24); }
VEC_OP vec_t vec_shr32_16(vec_t a) { return VEC_F(srli_epi32)(a, 16); }
VEC_OP vec_t vec_sar32_8(vec_t a) { return VEC_F(srai_epi32)(a, 8); }
VEC_OP vec_t vec_sar32_16(vec_t a) { return VEC_F(srai_epi32)(a, 16); }
VEC_OP vec_t vec_sar32_20(vec_t a) { return VEC_F(srai_epi32)(a, 20); }
VEC_OP vec_t vec_sar32_23(vec_t a) { return VEC_F(srai_epi32)(a, 23); }
VEC_OP vec_t vec_shr16_3(vec_t a) { return VEC_F(srli_epi16)(a, 3); }
VEC_OP vec_t vec_shr16_6(vec_t a) { return VEC_F(srli_epi16)(a, 6); }
VEC_OP vec_t vec_shr16_8(vec_t a) { return VEC_F(srli_epi16)(a, 8); }

// Rearrangement inside 16-byte lanes.
VEC_OP vec_t vec_low8(vec_t a, vec_t b) { return VEC_F(unpacklo_epi8)(a, b); }
VEC_OP vec_t vec_high8(vec_t a, vec_t b) { return VEC_F(unpackhi_epi8)(a, b); }
VEC_OP vec_t vec_low64(vec_t a, vec_t b) { return VEC_F(unpacklo_epi64)(a, b); }
VEC_OP vec_t vec_high64(vec_t a, vec_t b) { return VEC_F(unpackhi_epi64)(a, b); }
// The even 32-bit elements of two registers, and the odd ones: in each lane two of `a`, two of `b`.
VEC_OP vec_t vec_even32(vec_t a, vec_t b) {
  return VEC_BITS(VEC_F(shuffle_ps)(VEC_FLOATS(a), VEC_FLOATS(b), 0x88));
}
VEC_OP vec_t vec_odd32(vec_t a, vec_t b) {
  return VEC_BITS(VEC_F(shuffle_ps)(VEC_FLOATS(a), VEC_FLOATS(b), 0xdd));
}
VEC_OP vec_t vec_pack_u8(vec_t a, vec_t b) { return VEC_F(packus_epi16)(a, b); }
VEC_OP vec_t vec_pixel0(vec_t a) { return VEC_F(shuffle_epi32)(a, 0x00); }
VEC_OP vec_t vec_pixel1(vec_t a) { return VEC_F(shuffle_epi32)(a, 0x55); }
VEC_OP vec_t vec_pixel2(vec_t a) { return VEC_F(shuffle_epi32)(a, 0xaa); }
VEC_OP vec_t vec_pixel3(vec_t a) { return VEC_F(shuffle_epi32)(a, 0xff); }
VEC_OP vec_t vec_pixels01(vec_t a) { return VEC_F(shuffle_epi32)(a, 0x50); }
VEC_OP vec_t vec_pixels23(vec_t a) { return VEC_F(shuffle_epi32)(a, 0xfa); }
// Each four 16-bit words become four copies of the last: the alpha of two unpacked pixels.
VEC_OP vec_t vec_alpha16(vec_t a) {
  return VEC_F(shufflehi_epi16)(VEC_F(shufflelo_epi16)(a, 0xff), 0xff);
}

// Across the whole register, the three that have to leave their lanes.
#if VEC_BYTES == 64
// The even 64-bit elements, then the odd ones.
VEC_OP vec_t vec_unzip64(vec_t a) {
  return _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7), a);
}
// The inverse of `vec_unzip64`.
VEC_OP vec_t vec_zip64(vec_t a) {
  return _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 4, 1, 5, 2, 6, 3, 7), a);
}
// Each 32-bit element's right neighbor; the last one stays.
VEC_OP vec_t vec_next32(vec_t a) {
  return _mm512_permutexvar_epi32(
    _mm512_setr_epi32(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15), a);
}
// The lowest byte of each 32-bit element, in order.
VEC_OP void vec_store_bytes32(uint8_t *p, vec_t a) {
  _mm_storeu_si128((__m128i *)p, _mm512_cvtepi32_epi8(a));
}
// The same for two registers of one row and two of another, for a store of each.
VEC_OP void vec_store_rows32(uint8_t *p, uint8_t *q, vec_t a, vec_t b, vec_t c, vec_t d) {
  vec_t x = _mm512_packus_epi16(_mm512_packs_epi32(a, b), _mm512_packs_epi32(c, d));
  x = _mm512_permutexvar_epi32(
    _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15), x);
  _mm256_storeu_si256((__m256i *)p, _mm512_castsi512_si256(x));
  _mm256_storeu_si256((__m256i *)q, _mm512_extracti64x4_epi64(x, 1));
}
// The same of elements as vec_even32 leaves them: those of its first register, then the others.
VEC_OP void vec_store_pairs32(uint8_t *p, vec_t a) {
  _mm_storeu_si128((__m128i *)p, _mm_shuffle_epi8(_mm512_cvtepi32_epi8(a), _mm_setr_epi8(
    0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15)));
}
#elif VEC_BYTES == 32
VEC_OP vec_t vec_unzip64(vec_t a) { return _mm256_permute4x64_epi64(a, 0xd8); }
VEC_OP vec_t vec_zip64(vec_t a) { return _mm256_permute4x64_epi64(a, 0xd8); }
VEC_OP vec_t vec_next32(vec_t a) {
  return _mm256_permutevar8x32_epi32(a, _mm256_setr_epi32(1, 2, 3, 4, 5, 6, 7, 7));
}
VEC_OP void vec_store_bytes32(uint8_t *p, vec_t a) {
  vec_t x = _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
    0, 4, 8, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
  _mm_storel_epi64((__m128i *)p, _mm_unpacklo_epi32(
    _mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1)));
}
VEC_OP void vec_store_rows32(uint8_t *p, uint8_t *q, vec_t a, vec_t b, vec_t c, vec_t d) {
  vec_t x = _mm256_packus_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
  x = _mm256_permutevar8x32_epi32(x, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
  _mm_storeu_si128((__m128i *)p, _mm256_castsi256_si128(x));
  _mm_storeu_si128((__m128i *)q, _mm256_extracti128_si256(x, 1));
}
VEC_OP void vec_store_pairs32(uint8_t *p, vec_t a) {
  vec_t x = _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
    0, 4, 8, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
  _mm_storel_epi64((__m128i *)p, _mm_unpacklo_epi16(
    _mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1)));
}
#else
VEC_OP vec_t vec_unzip64(vec_t a) { return a; }
VEC_OP vec_t vec_zip64(vec_t a) { return a; }
VEC_OP vec_t vec_next32(vec_t a) { return _mm_shuffle_epi32(a, 0xf9); }
VEC_OP void vec_store_bytes32(uint8_t *p, vec_t a) {
  vec_t x = _mm_packs_epi32(_mm_and_si128(a, _mm_set1_epi32(255)), a);
  int32_t word = _mm_cvtsi128_si32(_mm_packus_epi16(x, x));
  memcpy(p, &word, 4);
}
VEC_OP void vec_store_rows32(uint8_t *p, uint8_t *q, vec_t a, vec_t b, vec_t c, vec_t d) {
  vec_t x = _mm_packus_epi16(_mm_packs_epi32(a, b), _mm_packs_epi32(c, d));
  _mm_storel_epi64((__m128i *)p, x);
  _mm_storel_epi64((__m128i *)q, _mm_unpackhi_epi64(x, x));
}
VEC_OP void vec_store_pairs32(uint8_t *p, vec_t a) { vec_store_bytes32(p, a); }
#endif

// Whether all of 32 bytes are zero.
VEC_OP int32_t vec_are_zero32(const uint8_t *p) {
  uint64_t words[4];
  memcpy(words, p, 32);
  return (words[0] | words[1] | words[2] | words[3]) == 0;
}

// Adds 16 bytes to 16 others; sums end at 255.
VEC_OP void vec_accumulate_bytes16(uint8_t *p, const uint8_t *q) {
  __m128i sum = _mm_adds_epu8(
    _mm_loadu_si128((const __m128i *)p), _mm_loadu_si128((const __m128i *)q));
  _mm_storeu_si128((__m128i *)p, sum);
}

// One byte of coverage per pixel, repeated over the four channels.
VEC_OP vec_t vec_spread(const uint8_t *p) {
#if VEC_BYTES == 64
  vec_t a = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)p));
  return _mm512_shuffle_epi8(a, _mm512_broadcast_i32x4(_mm_setr_epi8(
    0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12)));
#elif VEC_BYTES == 32
  vec_t a = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)p));
  return _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
    0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12)));
#else
  int32_t word;
  memcpy(&word, p, 4);
  __m128i a = _mm_cvtsi32_si128(word);
  a = _mm_unpacklo_epi8(a, a);
  return _mm_unpacklo_epi16(a, a);
#endif
}

// Bilinear sampling. A pair register holds, per channel, the upper and the lower texel as two
// signed bytes; `vec_lerp_pairs` is upper * (255 - f) + lower * f in 16 bits.
#if VEC_BYTES == 16 && !defined(__SSSE3__)
VEC_OP vec_t vec_lerp_pairs(vec_t pairs, vec_t f) {
  vec_t shifted = _mm_slli_epi16(pairs, 8), upper = _mm_srai_epi16(shifted, 8);
  vec_t lower = _mm_srai_epi16(pairs, 8);
  return _mm_add_epi16(
    _mm_sub_epi16(shifted, upper), _mm_mullo_epi16(_mm_sub_epi16(lower, upper), f));
}
// The weights `vec_lerp_pairs` takes, from bits 24...31 of each 32-bit element.
VEC_OP vec_t vec_lerp_weights(vec_t v) {
  vec_t f = _mm_srli_epi16(v, 8);
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(f, 0xf5), 0xf5);
}
// Bits 0...15 of each 32-bit element, twice.
VEC_OP vec_t vec_twice_low16(vec_t v) {
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(v, 0xa0), 0xa0);
}
#else
#if VEC_BYTES == 16
#define VEC_LANES(x) (x)
#elif VEC_BYTES == 32
#define VEC_LANES(x) _mm256_broadcastsi128_si256(x)
#else
#define VEC_LANES(x) _mm512_broadcast_i32x4(x)
#endif
VEC_OP vec_t vec_lerp_pairs(vec_t pairs, vec_t f) { return VEC_F(maddubs_epi16)(f, pairs); }
VEC_OP vec_t vec_lerp_weights(vec_t v) {
  return vec_xor(
    VEC_F(shuffle_epi8)(v, VEC_LANES(_mm_setr_epi8(
      3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15))),
    vec_set32(0x00ff00ff));
}
VEC_OP vec_t vec_twice_low16(vec_t v) {
  return VEC_F(shuffle_epi8)(v, VEC_LANES(_mm_setr_epi8(
    0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13)));
}
#endif

// Two neighboring texels of the row at `p` and of the row below at `q`, for every fourth pixel
// (offsets[0], [4], [8], [12], one per lane), interleaved into pairs.
#if VEC_BYTES == 16
VEC_OP vec_t vec_texel_pairs(const uint8_t *p, const uint8_t *q, const int32_t *offsets) {
  size_t o = (size_t)(uint32_t)offsets[0] * 4;
  return _mm_unpacklo_epi8(
    _mm_loadl_epi64((const __m128i *)(p + o)), _mm_loadl_epi64((const __m128i *)(q + o)));
}
#else
// The empty instruction hides what the offset is: the compiler would compute those of a register
// in vectors, which then have to be taken apart again.
VEC_OP size_t vec_texel_offset(int32_t offset) {
  size_t o = (uint32_t)offset;
  __asm__("" : "+r"(o));
  return o * 4;
}
// Two texels at any address.
typedef int64_t vec_two_texels __attribute__((aligned(1), may_alias));
// Two texels, in every lane. Spelled out, because the compiler would rather insert them one after the
// other, for which processors have fewer units than for blending.
VEC_OP vec_t vec_texels(const uint8_t *p) {
  vec_t a;
  __asm__("vpbroadcastq %1, %0" : "=v"(a) : "m"(*(const vec_two_texels *)p));
  return a;
}
#if VEC_BYTES == 64
// The same in those halves of lanes that `halves` says, `a` elsewhere.
VEC_OP vec_t vec_texels_in(vec_t a, uint8_t halves, const uint8_t *p) {
  __asm__("vpbroadcastq %2, %0 %{%1%}" : "+v"(a) : "Yk"(halves), "m"(*(const vec_two_texels *)p));
  return a;
}
VEC_OP vec_t vec_texels_of(const uint8_t *p, const size_t *o) {
  vec_t a = vec_texels_in(vec_texels(p + o[0]), 0x0c, p + o[1]);
  return vec_texels_in(vec_texels_in(a, 0x30, p + o[2]), 0xc0, p + o[3]);
}
#else
VEC_OP vec_t vec_texels_of(const uint8_t *p, const size_t *o) {
  return _mm256_blend_epi32(vec_texels(p + o[0]), vec_texels(p + o[1]), 0xf0);
}
#endif
VEC_OP vec_t vec_texel_pairs(const uint8_t *p, const uint8_t *q, const int32_t *offsets) {
  size_t o[VEC_BYTES / 16];
  for (int i = 0; i < VEC_BYTES / 16; i++) o[i] = vec_texel_offset(offsets[4 * i]);
  return vec_low8(vec_texels_of(p, o), vec_texels_of(q, o));
}
#endif

// Sampling along rows. At `p` stands a row of texels of four 16-bit words each, and a table of seven
// registers has, for a register of pixels, the place of each one's left texel in that row, and the weights
// of both its neighbors. `vec_note_columns` makes it of the places, at most 1.8 texels from one to the
// next, and of the weights, each in both halves of its element. The sums are those of the first two
// pixels of each lane and of the others, as packing wants them.
#if VEC_BYTES == 64
VEC_OP void vec_note_columns(void *table, vec_t columns, vec_t left, vec_t right) {
  __m512i *t = (__m512i *)table;
  int32_t c[16], *bases = (int32_t *)(t + 6);
  vec_store(c, columns);
  vec_t pair = _mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
  for (int i = 0; i < 2; i++) {
    bases[i] = c[8 * i] < c[8 * i + 7] ? c[8 * i] : c[8 * i + 7];
    __m256i half = i ? _mm512_extracti64x4_epi64(columns, 1) : _mm512_castsi512_si256(columns);
    vec_store(t + 3 * i, _mm512_cvtepi32_epi64(_mm256_sub_epi32(half, _mm256_set1_epi32(bases[i]))));
    vec_store(t + 3 * i + 1, _mm512_permutexvar_epi32(pair, left));
    vec_store(t + 3 * i + 2, _mm512_permutexvar_epi32(pair, right));
    pair = vec_add32(pair, vec_set32(8));
  }
}
VEC_OP vec_t vec_half_sums(const uint16_t *p, const __m512i *t) {
  vec_t a = vec_load(p), b = vec_load(p + 32), left = vec_load(t);
  vec_t right = _mm512_add_epi64(left, _mm512_set1_epi64(1));
  return vec_add16(
    vec_mulhi16(_mm512_permutex2var_epi64(a, left, b), vec_load(t + 1)),
    vec_mulhi16(_mm512_permutex2var_epi64(a, right, b), vec_load(t + 2)));
}
VEC_OP vec_t vec_some_sums(const uint16_t *p, const void *table, vec_t pixels) {
  const __m512i *t = (const __m512i *)table;
  const int32_t *bases = (const int32_t *)(t + 6);
  vec_t a = vec_half_sums(p + 4 * (intptr_t)bases[0], t);
  vec_t b = vec_half_sums(p + 4 * (intptr_t)bases[1], t + 3);
  return _mm512_permutex2var_epi64(a, pixels, b);
}
VEC_OP vec_t vec_low_sums(const uint16_t *p, const void *table) {
  return vec_some_sums(p, table, _mm512_setr_epi64(0, 1, 4, 5, 8, 9, 12, 13));
}
VEC_OP vec_t vec_high_sums(const uint16_t *p, const void *table) {
  return vec_some_sums(p, table, _mm512_setr_epi64(2, 3, 6, 7, 10, 11, 14, 15));
}
#else
VEC_OP void vec_note_columns(void *table, vec_t columns, vec_t left, vec_t right) {
  vec_t *t = (vec_t *)table;
  vec_store(t, vec_pixels01(left));
  vec_store(t + 1, vec_pixels01(right));
  vec_store(t + 2, vec_pixels23(left));
  vec_store(t + 3, vec_pixels23(right));
  vec_store(t + 4, columns);
}
VEC_OP vec_t vec_columns_of(const uint16_t *p, const int32_t *c) {
#if VEC_BYTES == 32
  return _mm256_inserti128_si256(_mm256_castsi128_si256(
    _mm_loadu_si128((const __m128i *)(p + 4 * (intptr_t)c[0]))),
    _mm_loadu_si128((const __m128i *)(p + 4 * (intptr_t)c[4])), 1);
#else
  return vec_load(p + 4 * (intptr_t)c[0]);
#endif
}
VEC_OP vec_t vec_some_sums(const uint16_t *p, const vec_t *t, const int32_t *c) {
  vec_t a = vec_columns_of(p, c), b = vec_columns_of(p, c + 1);
  return vec_add16(
    vec_mulhi16(vec_low64(a, b), vec_load(t)), vec_mulhi16(vec_high64(a, b), vec_load(t + 1)));
}
VEC_OP vec_t vec_low_sums(const uint16_t *p, const void *table) {
  return vec_some_sums(p, (const vec_t *)table, (const int32_t *)((const vec_t *)table + 4));
}
VEC_OP vec_t vec_high_sums(const uint16_t *p, const void *table) {
  const vec_t *t = (const vec_t *)table;
  return vec_some_sums(p, t + 2, (const int32_t *)(t + 4) + 2);
}
#endif

// 0 baseline, 1 AVX2, 2 AVX-512: the widest kernels this processor can run.
VEC_OP int32_t vec_processor_level(void) {
  return __builtin_cpu_supports("x86-64-v4") ? 2 : __builtin_cpu_supports("x86-64-v3") ? 1 : 0;
}

#else
#include "CVectorPortable.inc"
#endif

VEC_OP int32_t vec_bytes(void) { return VEC_BYTES; }

#include "CVectorShares.inc"

// 0, step, 2 * step, ... in 32-bit lanes.
VEC_OP vec_t vec_ramp(int32_t step) {
  int32_t lanes[VEC_BYTES / 4];
  for (int i = 0; i < VEC_BYTES / 4; i++) lanes[i] = (int32_t)((uint32_t)i * (uint32_t)step);
  return vec_load(lanes);
}

// All bits of the first `count` 32-bit lanes.
VEC_OP vec_t vec_first32(int32_t count) {
  static const int32_t lanes[32] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
  return vec_load(lanes + 16 - count);
}

// Hints: they never change a result.
VEC_OP void vec_prefetch(const void *p) { __builtin_prefetch(p); }
VEC_OP void vec_prefetch_to_write(const void *p) { __builtin_prefetch(p, 1); }

#endif

#include "CVector.h"

#include "CVectorRegisters.inc"

#if defined(__x86_64__)
__attribute__((target("avx"))) static void clear_wide_registers(void) { _mm256_zeroupper(); }

void vec_clear_wide_registers(void) {
  if (__builtin_cpu_supports("avx")) clear_wide_registers();
}
#else
void vec_clear_wide_registers(void) {}
#endif

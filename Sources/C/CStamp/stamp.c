#include "CStamp.h"

// Volatile, because the compiler would take the zeros for what is there.
__attribute__((section(".segue.commit"), used)) static const volatile unsigned char commit[CSTAMP_LENGTH] = {0};

unsigned char cstamp_byte(int index) {
  return index >= 0 && index < CSTAMP_LENGTH ? commit[index] : 0;
}

#ifndef SEGUE_CCRYPTO_SHIM_H
#define SEGUE_CCRYPTO_SHIM_H

#include <openssl/evp.h>

#endif

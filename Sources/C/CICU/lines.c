#pragma STDC FP_CONTRACT OFF

#include <dlfcn.h>
#include <unicode/ubrk.h>
#include <unicode/udata.h>
#include <unicode/utext.h>

#include "CICU.h"

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)
#define LIBRARY "libicuuc.so." TEXT(U_ICU_VERSION_MAJOR_NUM)

// Every function that is called.
#define EACH(FUNCTION) \
  FUNCTION(ubrk_close) \
  FUNCTION(ubrk_next) \
  FUNCTION(ubrk_open) \
  FUNCTION(ubrk_setUText) \
  FUNCTION(udata_setFileAccess) \
  FUNCTION(utext_close) \
  FUNCTION(utext_openUTF8)

// The functions, each under its name without the version.
struct cicu {
#define MEMBER(name) __typeof__(&name) call_##name;
  EACH(MEMBER)
#undef MEMBER
};

static struct cicu functions;

int cicu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }

const struct cicu *cicu_load(const char **complaint) {
  // It is never closed: it keeps what it has read.
  void *library = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) {
    *complaint = dlerror();
    return NULL;
  }
#define FIND(name) \
  functions.call_##name = (__typeof__(&name))dlsym(library, TEXT(name)); \
  if (functions.call_##name == NULL) { \
    *complaint = dlerror(); \
    return NULL; \
  }
  EACH(FIND)
#undef FIND
  // No folder that the environment names takes the place of the data that the library brings.
  UErrorCode error = U_ZERO_ERROR;
  functions.call_udata_setFileAccess(UDATA_NO_FILES, &error);
  return &functions;
}

ptrdiff_t cicu_line_ends(
    const struct cicu *icu, const void *text, size_t count, int *ends) {
  UErrorCode error = U_ZERO_ERROR;
  ptrdiff_t found = 0;
  UText *words = icu->call_utext_openUTF8(NULL, (const char *)text, (int64_t)count, &error);
  UBreakIterator *breaks = icu->call_ubrk_open(UBRK_LINE, "", NULL, 0, &error);
  icu->call_ubrk_setUText(breaks, words, &error);
  if (U_SUCCESS(error))
    for (int end; (end = icu->call_ubrk_next(breaks)) != UBRK_DONE;) ends[found++] = end;
  icu->call_ubrk_close(breaks);
  icu->call_utext_close(words);
  return U_SUCCESS(error) ? found : -1;
}

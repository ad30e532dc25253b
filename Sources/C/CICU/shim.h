// The parts of ICU by which Typesetting finds where lines of scripts without spaces may end.
//
// The library is loaded when the first text asks for it, and never linked: its dictionaries are 30 MB,
// and few texts need one. Its functions carry its version in their names, which its headers know.

#ifndef CICU_SHIM_H
#define CICU_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/udata.h>
#include <unicode/utext.h>

#define CICU_TEXT_OF(name) #name
#define CICU_TEXT(name) CICU_TEXT_OF(name)
#define CICU_LIBRARY "libicuuc.so." CICU_TEXT(U_ICU_VERSION_MAJOR_NUM)

// Every function that is called.
#define CICU_EACH(FUNCTION) \
  FUNCTION(ubrk_close) \
  FUNCTION(ubrk_next) \
  FUNCTION(ubrk_open) \
  FUNCTION(ubrk_setUText) \
  FUNCTION(udata_setFileAccess) \
  FUNCTION(utext_close) \
  FUNCTION(utext_openUTF8)

/// The functions, each under its name without the version.
typedef struct {
#define CICU_MEMBER(name) __typeof__(&name) call_##name;
  CICU_EACH(CICU_MEMBER)
#undef CICU_MEMBER
} cicu_functions;

/// Loads the library; without it, the answer is 0 and `complaint` what the linker says.
static inline int cicu_load(cicu_functions *functions, const char **complaint) {
  // It is never closed: it keeps what it has read.
  void *library = dlopen(CICU_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
#define CICU_FIND(name) \
  functions->call_##name = \
      library == NULL ? NULL : (__typeof__(&name))dlsym(library, CICU_TEXT(name)); \
  if (functions->call_##name == NULL) { \
    *complaint = dlerror(); \
    return 0; \
  }
  CICU_EACH(CICU_FIND)
#undef CICU_FIND
  // No folder that the environment names takes the place of the data that the library brings.
  UErrorCode error = U_ZERO_ERROR;
  functions->call_udata_setFileAccess(UDATA_NO_FILES, &error);
  return 1;
}

/// Writes where a line may end behind the bytes of a text, in ascending order, of which there are at most as
/// many as bytes.
///
/// Returns how many there are; a negative number where there is no memory.
static inline ptrdiff_t cicu_line_ends(
    const cicu_functions *functions, const void *text, size_t count, int *ends) {
  UErrorCode error = U_ZERO_ERROR;
  ptrdiff_t found = 0;
  UText *words = functions->call_utext_openUTF8(NULL, (const char *)text, (int64_t)count, &error);
  UBreakIterator *breaks = functions->call_ubrk_open(UBRK_LINE, "", NULL, 0, &error);
  functions->call_ubrk_setUText(breaks, words, &error);
  if (U_SUCCESS(error))
    for (int end; (end = functions->call_ubrk_next(breaks)) != UBRK_DONE;) ends[found++] = end;
  functions->call_ubrk_close(breaks);
  functions->call_utext_close(words);
  return U_SUCCESS(error) ? found : -1;
}

#endif

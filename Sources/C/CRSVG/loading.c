#pragma STDC FP_CONTRACT OFF

#include <dlfcn.h>
#include <stddef.h>

#include "CRSVG.h"
#include "functions.h"

static struct crsvg functions;

struct place {
  const char *name;
  size_t offset;
};

static const struct place places[] = {
#define PLACE(result, name, parameters) {#name, offsetof(struct crsvg, name)},
    CRSVG_EACH(PLACE)
#undef PLACE
};

// What the library has to say stands in the errors that it returns.
static void say_nothing(const char *domain, int level, const char *message, void *data) {}

const struct crsvg *crsvg_load(const char **complaint) {
  // The library brings the two others. It is never closed: it keeps threads and types.
  void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) {
    *complaint = dlerror();
    return NULL;
  }
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    void *function = dlsym(library, places[i].name);
    if (function == NULL) {
      *complaint = dlerror();
      return NULL;
    }
    *(void **)((char *)&functions + places[i].offset) = function;
  }
  enum { all_levels = 0xff };
  functions.g_log_set_handler("librsvg", all_levels, say_nothing, NULL);
  return &functions;
}

#pragma STDC FP_CONTRACT OFF

#include "CFFmpeg.h"

#include <dlfcn.h>
#include <stddef.h>

#define LIBRARY "libavformat.so." AV_STRINGIFY(LIBAVFORMAT_VERSION_MAJOR)

static struct cffmpeg functions;

struct place {
  const char *name;
  size_t offset;
};

static const struct place places[] = {
#define PLACE(name) {#name, offsetof(struct cffmpeg, name)},
    CFFMPEG_EACH(PLACE)
#undef PLACE
};

const struct cffmpeg *cffmpeg_load(const char **complaint) {
  // The container library brings the two others. It is never closed: encoders start threads.
  void *library = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
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
  return &functions;
}

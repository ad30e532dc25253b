#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <errno.h>
#include <elf.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct search {
  const char *name;
  char *text;
  size_t capacity;
  bool is_found;
};

// Writes the first bytes of the identity that the linker has given to an object, if it has one.
static void write_build(const struct dl_phdr_info *info, char *text, size_t capacity) {
  text[0] = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_NOTE) continue;
    const char *note = (const char *)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    const char *end = note + info->dlpi_phdr[i].p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *head = (const ElfW(Nhdr) *)note;
      const char *name = note + sizeof *head;
      const unsigned char *bytes = (const unsigned char *)name + ((head->n_namesz + 3) & ~3u);
      note = (const char *)bytes + ((head->n_descsz + 3) & ~3u);
      if (note > end) return;
      if (head->n_type != NT_GNU_BUILD_ID || head->n_descsz < 4 || memcmp(name, "GNU", 4) != 0) continue;
      snprintf(text, capacity, " %02x%02x%02x%02x", bytes[0], bytes[1], bytes[2], bytes[3]);
      return;
    }
  }
}

static int look(struct dl_phdr_info *info, size_t size, void *data) {
  struct search *search = data;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *base = slash != NULL ? slash + 1 : info->dlpi_name;
  if (strncmp(base, search->name, strlen(search->name)) != 0) return 0;
  // The name that programs are linked with leads to one that has the whole version.
  char *resolved = realpath(info->dlpi_name, NULL);
  slash = resolved != NULL ? strrchr(resolved, '/') : NULL;
  char build[16];
  write_build(info, build, sizeof build);
  snprintf(search->text, search->capacity, "%s%s", slash != NULL ? slash + 1 : base, build);
  free(resolved);
  search->is_found = true;
  return 1;
}

bool csystem_library(const char *name, char *text, size_t capacity) {
  struct search search = {.name = name, .text = text, .capacity = capacity};
  dl_iterate_phdr(look, &search);
  return search.is_found;
}

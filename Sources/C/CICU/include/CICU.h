// Line breaks of scripts without spaces, by ICU's dictionaries.
//
// The library is loaded when the first text asks for it, and never linked: its dictionaries are 30 MB,
// and few texts need one. Its headers stay out of this one: Foundation has a version of ICU of its own,
// and a compiler that comes across both refuses them.

#ifndef SEGUE_CICU_H
#define SEGUE_CICU_H

#include <stddef.h>

// The library's functions.
struct cicu;

// The version of the library, which its name and those of its functions bear.
int cicu_version(void);

// Null without the library; `complaint` is then what the linker says. Not to be called by two threads at once.
const struct cicu *cicu_load(const char **complaint);

// Writes where a line may end behind the bytes of a text, in ascending order, of which there are at most as
// many as bytes. Returns how many there are; a negative number where there is no memory.
ptrdiff_t cicu_line_ends(
    const struct cicu *icu, const void *text, size_t count, int *ends);

#endif

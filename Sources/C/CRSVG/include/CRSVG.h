// The parts of librsvg and cairo that SegueImages speaks to.
//
// librsvg brings some forty libraries, which take longer to load than a small picture takes to draw.
// So nothing is linked with it: its functions are found when the first SVG is drawn. What is declared
// here of them is a stable interface, so that their headers are not needed either.

#ifndef SEGUE_CRSVG_H
#define SEGUE_CRSVG_H

#include <stddef.h>
#include <stdint.h>

struct crsvg;

// Loads the libraries, to be called once. Returns null and the loader's words where they are not
// there, or lack a function.
const struct crsvg *_Nullable crsvg_load(const char *_Nullable *_Nonnull complaint);

// A document, and how large its picture shall be.
struct crsvg_drawing {
  const char *_Nonnull text;
  size_t count;
  // The document's own size.
  double width;
  double height;
  // The size of the picture, in pixels.
  int columns;
  int rows;
};

// What drawing may take: of the time of a processor, and of memory.
struct crsvg_bounds {
  int milliseconds;
  size_t bytes;
};

enum crsvg_end {
  crsvg_done,
  crsvg_refused,
  crsvg_given_up,
  crsvg_without_memory,
  crsvg_too_slow,
  crsvg_too_large,
};

enum { crsvg_words_size = 256 };

// Draws a document into `columns` * `rows` premultiplied pixels: red, green, blue, alpha. It stops
// waiting when a bound is exceeded; what draws cannot be stopped, and goes on until it is done or
// the program ends. `words` becomes what librsvg said where it refused.
enum crsvg_end crsvg_draw(const struct crsvg *_Nonnull functions,
                          const struct crsvg_drawing *_Nonnull drawing,
                          const struct crsvg_bounds *_Nonnull bounds, uint32_t *_Nonnull pixels,
                          char *_Nonnull words);

// Finds out how large a document is that does not say so: as far as it draws. Sets width and height, and
// looks at nothing of `drawing` but the text.
enum crsvg_end crsvg_measure(const struct crsvg *_Nonnull functions,
                             struct crsvg_drawing *_Nonnull drawing,
                             const struct crsvg_bounds *_Nonnull bounds, char *_Nonnull words);

#endif

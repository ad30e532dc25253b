// The functions of librsvg, GLib and cairo that are called, as their documentation declares them.

#ifndef SEGUE_CRSVG_FUNCTIONS_H
#define SEGUE_CRSVG_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

struct crsvg_error {
  uint32_t domain;
  int code;
  char *message;
};

struct crsvg_rectangle {
  double x;
  double y;
  double width;
  double height;
};

enum { crsvg_argb32 = 0 };

// Every function that is called: what it returns, its name, its parameters.
#define CRSVG_EACH(FUNCTION) \
  FUNCTION(void *, rsvg_handle_new_from_data, (const uint8_t *, size_t, struct crsvg_error **)) \
  FUNCTION(void, rsvg_handle_set_dpi, (void *, double)) \
  FUNCTION(int, rsvg_handle_get_geometry_for_layer, \
           (void *, const char *, const struct crsvg_rectangle *, struct crsvg_rectangle *, \
            struct crsvg_rectangle *, struct crsvg_error **)) \
  FUNCTION(int, rsvg_handle_render_document, \
           (void *, void *, const struct crsvg_rectangle *, struct crsvg_error **)) \
  FUNCTION(void, g_object_unref, (void *)) \
  FUNCTION(void, g_error_free, (struct crsvg_error *)) \
  FUNCTION(unsigned, g_log_set_handler, \
           (const char *, int, void (*)(const char *, int, const char *, void *), void *)) \
  FUNCTION(void *, cairo_image_surface_create_for_data, (uint8_t *, int, int, int, int)) \
  FUNCTION(void *, cairo_create, (void *)) \
  FUNCTION(int, cairo_status, (void *)) \
  FUNCTION(void, cairo_scale, (void *, double, double)) \
  FUNCTION(void, cairo_destroy, (void *)) \
  FUNCTION(void, cairo_surface_flush, (void *)) \
  FUNCTION(void, cairo_surface_destroy, (void *))

// The functions, each under its own name.
struct crsvg {
#define CRSVG_MEMBER(result, name, parameters) result(*name) parameters;
  CRSVG_EACH(CRSVG_MEMBER)
#undef CRSVG_MEMBER
};

#endif

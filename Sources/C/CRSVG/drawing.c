#pragma STDC FP_CONTRACT OFF
#define _GNU_SOURCE

#include <fcntl.h>
#include <linux/close_range.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "CRSVG.h"
#include "functions.h"
#include "guard.h"

// librsvg goes as deep as a document does, and a thread of Swift has half a megabyte for that.
enum { stack_size = 64 << 20, milliseconds_between_looks = 20 };

// How much longer than it runs a drawing may take on a busy machine.
enum { times_longer = 20 };

// librsvg counts 90 dots to an inch unless it is told; CSS has 96.
static const double dots_per_inch = 96;

// A picture that is being drawn. It belongs to the thread that draws and to the one that waits; the
// last of the two that leaves frees it.
struct job {
  pthread_mutex_t lock;
  pthread_cond_t end_of_drawing;
  int owners;
  int has_clock;
  int is_over;
  enum crsvg_end end;
  // Counts the time that the drawing thread runs, however busy the machine is.
  clockid_t clock;
  char words[crsvg_words_size];
  const struct crsvg *call;
  struct crsvg_drawing drawing;
  uint32_t *pixels;  // null where the document is only measured
  struct crsvg_rectangle ink;
};

static void leave(struct job *job) {
  pthread_mutex_lock(&job->lock);
  int owners = --job->owners;
  pthread_mutex_unlock(&job->lock);
  if (owners > 0) return;
  pthread_cond_destroy(&job->end_of_drawing);
  pthread_mutex_destroy(&job->lock);
  free((void *)job->drawing.text);
  free(job->pixels);
  free(job);
}

static enum crsvg_end refuse(struct job *job, struct crsvg_error *error) {
  snprintf(job->words, sizeof job->words, "%s", error != NULL ? error->message : "");
  if (error != NULL) job->call->g_error_free(error);
  return crsvg_refused;
}

static enum crsvg_end measure_document(struct job *job, void *document) {
  const struct crsvg_rectangle unit = {.width = 1, .height = 1};
  struct crsvg_rectangle logical;
  struct crsvg_error *error = NULL;
  int is_measured = job->call->rsvg_handle_get_geometry_for_layer(document, NULL, &unit, &job->ink,
                                                                  &logical, &error);
  return is_measured ? crsvg_done : refuse(job, error);
}

static enum crsvg_end draw_on(struct job *job, void *document, void *surface) {
  const struct crsvg *call = job->call;
  const struct crsvg_drawing *drawing = &job->drawing;
  struct crsvg_rectangle all = {.width = drawing->width, .height = drawing->height};
  struct crsvg_error *error = NULL;
  void *context = call->cairo_create(surface);
  call->cairo_scale(context, drawing->columns / all.width, drawing->rows / all.height);
  int is_drawn = call->rsvg_handle_render_document(document, context, &all, &error);
  int status = call->cairo_status(context);
  call->cairo_destroy(context);
  call->cairo_surface_flush(surface);
  if (!is_drawn) return refuse(job, error);
  return status == 0 ? crsvg_done : crsvg_without_memory;
}

static enum crsvg_end draw_document(struct job *job, void *document) {
  const struct crsvg_drawing *drawing = &job->drawing;
  void *surface = job->call->cairo_image_surface_create_for_data(
      (uint8_t *)job->pixels, crsvg_argb32, drawing->columns, drawing->rows, drawing->columns * 4);
  enum crsvg_end end = draw_on(job, document, surface);
  job->call->cairo_surface_destroy(surface);
  return end;
}

static enum crsvg_end read_document(struct job *job) {
  const struct crsvg *call = job->call;
  struct crsvg_error *error = NULL;
  // Without an address of its own a document cannot refer to anything outside of itself.
  void *document = call->rsvg_handle_new_from_data((const uint8_t *)job->drawing.text,
                                                   job->drawing.count, &error);
  if (document == NULL) return refuse(job, error);
  call->rsvg_handle_set_dpi(document, dots_per_inch);
  enum crsvg_end end =
      job->pixels == NULL ? measure_document(job, document) : draw_document(job, document);
  call->g_object_unref(document);
  return end;
}

static void end_job(struct job *job, enum crsvg_end end) {
  pthread_mutex_lock(&job->lock);
  job->end = end;
  job->is_over = 1;
  pthread_cond_signal(&job->end_of_drawing);
  pthread_mutex_unlock(&job->lock);
  leave(job);
}

static void draw_job(void *argument) { end_job(argument, read_document(argument)); }

static void give_up_job(void *argument) { end_job(argument, crsvg_given_up); }

// librsvg says by itself, on standard error, why it gives up. So this thread, and those that it starts,
// get descriptors of their own, of which the first three lead nowhere and the others are closed, for
// them alone. Where the system does not let us, its words are seen.
static void leave_streams(void) {
  if (close_range(3, ~0U, CLOSE_RANGE_UNSHARE) < 0 && unshare(CLONE_FILES) < 0) return;
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int stream = 0; stream < 3; stream++) {
    if (nowhere < 0) {
      close(stream);
    } else {
      dup2(nowhere, stream);
    }
  }
  if (nowhere > 2) close(nowhere);
}

static void *run(void *argument) {
  struct job *job = argument;
  leave_streams();
  pthread_mutex_lock(&job->lock);
  job->has_clock = pthread_getcpuclockid(pthread_self(), &job->clock) == 0;
  pthread_mutex_unlock(&job->lock);
  crsvg_guard(draw_job, give_up_job, argument);
  return NULL;
}

static struct job *make_job(const struct crsvg *functions, const struct crsvg_drawing *drawing) {
  struct job *job = calloc(1, sizeof *job);
  if (job == NULL) return NULL;
  char *text = malloc(drawing->count + 1);
  size_t count = (size_t)drawing->columns * (size_t)drawing->rows;
  if (count > 0) job->pixels = calloc(count, sizeof *job->pixels);
  job->drawing = *drawing;
  job->drawing.text = text;
  job->call = functions;
  job->owners = 1;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&job->end_of_drawing, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&job->lock, NULL);
  if (text == NULL || (count > 0 && job->pixels == NULL)) {
    leave(job);
    return NULL;
  }
  memcpy(text, drawing->text, drawing->count);
  return job;
}

static int start(struct job *job) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  job->owners = 2;
  int failure = pthread_create(&thread, &attributes, run, job);
  pthread_attr_destroy(&attributes);
  if (failure != 0) job->owners = 1;
  return failure == 0;
}

// The memory that the program really uses.
static size_t resident_bytes(void) {
  unsigned long all = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file == NULL) return 0;
  if (fscanf(file, "%lu %lu", &all, &resident) != 2) resident = 0;
  fclose(file);
  return resident * (size_t)sysconf(_SC_PAGESIZE);
}

// Whether drawing has taken too long: by the time that its thread has run, or by far on the wall, where
// it waits for threads of its own.
static int is_slow(const struct job *job, int waited, const struct crsvg_bounds *bounds) {
  struct timespec time = {0};
  if (waited / times_longer >= bounds->milliseconds) return 1;
  if (!job->has_clock || clock_gettime(job->clock, &time) != 0) return 0;
  return time.tv_sec * 1000 + time.tv_nsec / 1000000 >= bounds->milliseconds;
}

static enum crsvg_end wait_for(struct job *job, const struct crsvg_bounds *bounds) {
  size_t before = resident_bytes();
  enum crsvg_end end = crsvg_done;
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  pthread_mutex_lock(&job->lock);
  for (int waited = 0; !job->is_over && end == crsvg_done; waited += milliseconds_between_looks) {
    time.tv_nsec += milliseconds_between_looks * 1000000L;
    if (time.tv_nsec >= 1000000000L) {
      time.tv_sec += 1;
      time.tv_nsec -= 1000000000L;
    }
    while (!job->is_over &&
           pthread_cond_timedwait(&job->end_of_drawing, &job->lock, &time) == 0) {
    }
    if (is_slow(job, waited, bounds)) end = crsvg_too_slow;
    if (resident_bytes() > before + bounds->bytes) end = crsvg_too_large;
  }
  if (job->is_over) end = job->end;
  pthread_mutex_unlock(&job->lock);
  return end;
}

static uint32_t at_most(uint32_t channel, uint32_t alpha) {
  return channel < alpha ? channel : alpha;
}

// cairo keeps blue lowest. No channel may exceed alpha, whatever a filter has made of it.
static void take_pixels(const struct job *job, uint32_t *pixels) {
  size_t count = (size_t)job->drawing.columns * (size_t)job->drawing.rows;
  for (size_t i = 0; i < count; i++) {
    uint32_t word = job->pixels[i], alpha = word >> 24;
    uint32_t red = at_most(word >> 16 & 255, alpha);
    uint32_t green = at_most(word >> 8 & 255, alpha);
    uint32_t blue = at_most(word & 255, alpha);
    pixels[i] = alpha << 24 | blue << 16 | green << 8 | red;
  }
}

enum crsvg_end crsvg_draw(const struct crsvg *functions, const struct crsvg_drawing *drawing,
                          const struct crsvg_bounds *bounds, uint32_t *pixels, char *words) {
  struct job *job = make_job(functions, drawing);
  if (job == NULL) return crsvg_without_memory;
  enum crsvg_end end = start(job) ? wait_for(job, bounds) : crsvg_without_memory;
  if (end == crsvg_done) take_pixels(job, pixels);
  if (end == crsvg_refused) memcpy(words, job->words, crsvg_words_size);
  leave(job);
  return end;
}

enum crsvg_end crsvg_measure(const struct crsvg *functions, struct crsvg_drawing *drawing,
                             const struct crsvg_bounds *bounds, char *words) {
  drawing->columns = drawing->rows = 0;
  struct job *job = make_job(functions, drawing);
  if (job == NULL) return crsvg_without_memory;
  enum crsvg_end end = start(job) ? wait_for(job, bounds) : crsvg_without_memory;
  if (end == crsvg_refused) memcpy(words, job->words, crsvg_words_size);
  drawing->width = job->ink.width;
  drawing->height = job->ink.height;
  leave(job);
  return end;
}

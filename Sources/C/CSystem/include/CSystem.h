// What the program asks of Linux. A function that can fail returns the negated errno; one that is
// interrupted by a signal tries again.

#ifndef SEGUE_CSYSTEM_H
#define SEGUE_CSYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Stands for the current folder where a function takes a folder.
extern const int csystem_current_folder;

enum csystem_kind {
  csystem_other,
  csystem_regular,
  csystem_directory,
  csystem_symlink,
  csystem_pipe,
  csystem_socket,
  csystem_device,
};

struct csystem_status {
  uint64_t device;
  uint64_t inode;
  int64_t size;
  enum csystem_kind kind;
};

// Opening. Nothing opened here is inherited by another program or becomes its terminal.

int csystem_open_input(int folder, const char *path);          // for reading, without waiting
int csystem_open_input_beneath(int folder, const char *path);  // ... and without leaving `folder`
int csystem_open_place(int folder, const char *path);          // only to ask where and what it is
int csystem_open_folder(const char *path);
int csystem_open_stream(const char *path);                     // for writing to what is there
int csystem_open_appending(const char *path);                  // for writing behind what is there

// New files, which are for their owner alone where they are private, and else as the user's mask says.
int csystem_open_unnamed(int folder, bool is_private);
int csystem_create(int folder, const char *name, bool is_private);

int csystem_duplicate(int descriptor);
void csystem_close(int descriptor);

// Content.

int64_t csystem_read(int descriptor, void *buffer, size_t count);
int64_t csystem_read_at(int descriptor, void *buffer, size_t count, int64_t offset);
int csystem_write(int descriptor, const void *bytes, size_t count);
int csystem_write_at(int descriptor, const void *bytes, size_t count, int64_t offset);
int csystem_sync(int descriptor);
int csystem_lock(int descriptor);  // exclusively, without waiting
int csystem_lock_within(int descriptor, int milliseconds);

// Makes sure that so many bytes can be written behind the end, where the file system can tell.
int csystem_reserve(int descriptor, size_t count);

// Names.

int csystem_status(int descriptor, struct csystem_status *status);
int csystem_status_of_name(int folder, const char *path, struct csystem_status *status);
bool csystem_may_write(int folder, const char *path);
// Gives a new file the rights, the group and the owner of the file called `name`, if there is one, as far as
// the system allows that. Nobody gets more than they had, and no program runs as another user for it.
void csystem_take_rights(int descriptor, int folder, const char *name);
int csystem_link(int descriptor, int folder, const char *name);
int csystem_rename(int folder, const char *from, const char *to);
int csystem_rename_to_free(int folder, const char *from, const char *to);
int csystem_remove(int folder, const char *name);
int csystem_make_folder(const char *path);
int csystem_remove_folder(const char *path);
int64_t csystem_read_link(int folder, const char *path, char *buffer, size_t capacity);
int64_t csystem_path(int descriptor, char *buffer, size_t capacity);

// The names in a folder, each with a zero behind it, as many as fit.
int64_t csystem_names(int folder, const char *path, char *buffer, size_t capacity);

// Folders.

int csystem_watch(void);                                  // a watch over no folder yet
int csystem_watch_folder(int watch, const char *path);    // ... and over this one
bool csystem_watch_has_news(int watch);                   // since it was asked last

// The process and the machine.

int csystem_process(void);
bool csystem_is_running(int process);
int csystem_processors(void);
const char *csystem_error_text(int code);

// The first library in memory whose file is called `name`, or so at its beginning: `text` becomes the name of
// the file behind all links, and the first bytes of the build's identity. Returns whether there is one.
bool csystem_library(const char *name, char *text, size_t capacity);

// Whether the process may open so many more files, and run so many more threads at once; no more than 1,024 are
// tried.
int csystem_try_files(int count);
int csystem_try_threads(int count);

// Calls `interrupted` once, on a thread of its own, when the process is asked to end by SIGINT or
// SIGTERM. If it has not ended `grace` milliseconds later, or a second such signal comes, it dies
// of the signal. To be called before other threads are started; signals that are ignored stay so.
typedef void (*csystem_interrupted)(void *context, int signal);
int csystem_watch_interruptions(csystem_interrupted interrupted, void *context, int grace);

// Ends the process as the signal would have without us, so that its parent knows.
_Noreturn void csystem_die_of(int signal);

#endif

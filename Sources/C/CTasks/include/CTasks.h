// Lets one thread have the jobs of Swift's tasks to itself.
//
// The runtime asks hooks, which it exports for such ends, who runs what belongs to the main actor, and
// who runs what belongs to nobody. A thread that keeps its jobs answers with its own; all other
// threads get what they would get without us.

#ifndef SEGUE_CTASKS_H
#define SEGUE_CTASKS_H

#include <stdbool.h>

/// Takes a job that belongs to no actor's executor.
typedef void (*segue_job_sink)(void *_Nonnull job);

/// A serial executor as the runtime passes it on: an object, and its witnesses.
typedef struct {
  void *_Nullable identity;
  void *_Nullable implementation;
} segue_executor;

/// From now on this thread gives jobs of the main actor to `main`, and jobs of nobody to `sink`.
void segue_tasks_keep(segue_executor main, segue_job_sink _Nonnull sink);

/// From now on this thread does as all others.
void segue_tasks_release(void);

/// Whether this thread keeps its jobs.
bool segue_tasks_are_kept(void);

#endif

#include "CTasks.h"

#include <stdatomic.h>
#include <stddef.h>

// The hooks and their types are those of the runtime's 'Concurrency.h'.
#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*enqueue_original)(void *job);
typedef SWIFT_CC segue_executor (*main_original)(void);

extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_original original);
extern SWIFT_CC segue_executor (*swift_task_getMainExecutor_hook)(main_original original);

static _Thread_local segue_job_sink thread_sink;
static _Thread_local segue_executor thread_main;

static SWIFT_CC void enqueue(void *job, enqueue_original original) {
  if (thread_sink) thread_sink(job);
  else original(job);
}

static SWIFT_CC segue_executor main_executor(main_original original) {
  return thread_sink ? thread_main : original();
}

void segue_tasks_keep(segue_executor main, segue_job_sink sink) {
  static atomic_flag is_installed = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_installed)) {
    swift_task_enqueueGlobal_hook = enqueue;
    swift_task_getMainExecutor_hook = main_executor;
  }
  thread_main = main;
  thread_sink = sink;
}

void segue_tasks_release(void) { thread_sink = NULL; }

bool segue_tasks_are_kept(void) { return thread_sink != NULL; }

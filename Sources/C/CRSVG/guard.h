#ifndef SEGUE_CRSVG_GUARD_H
#define SEGUE_CRSVG_GUARD_H

#ifdef __cplusplus
extern "C" {
#endif

// Calls `body`. Where that gives up by unwinding the stack, `rescue` is called, and this function
// never returns.
void crsvg_guard(void (*body)(void *), void (*rescue)(void *), void *argument);

#ifdef __cplusplus
}
#endif

#endif

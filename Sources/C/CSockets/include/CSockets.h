// Connections of this machine with itself. A function that can fail returns the negated errno; one that
// is interrupted by a signal tries again.

#ifndef SEGUE_CSOCKETS_H
#define SEGUE_CSOCKETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Listens at 127.0.0.1 and nowhere else; port 0 is one that is free. `port` becomes the one it is.
int csockets_listen(uint16_t *port);

// The next one who calls, without waiting in later calls; waits until there is one.
int csockets_accept(int listener);

// A connection to a port of 127.0.0.1.
int csockets_connect(uint16_t port);

// Waits for at most so many milliseconds; -ETIMEDOUT says that it was in vain. 0 is the end.
int64_t csockets_receive(int connection, void *buffer, size_t count, int milliseconds);
int64_t csockets_send(int connection, const void *bytes, size_t count, int milliseconds);

// Whether there is something to receive; the end is nothing.
bool csockets_has_bytes(int connection);

void csockets_end_sending(int connection);
void csockets_shut(int socket);  // whoever waits for it is told
void csockets_close(int socket);

#endif

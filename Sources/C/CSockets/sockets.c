#define _GNU_SOURCE

#include "CSockets.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define AGAIN(call)                                  \
  ({                                                 \
    __typeof__(call) result;                         \
    do result = (call);                              \
    while (result < 0 && errno == EINTR);            \
    result;                                          \
  })

static struct sockaddr_in loopback(uint16_t port) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

static int failed(int socket) {
  int code = errno;
  close(socket);
  return -code;
}

int csockets_listen(uint16_t *port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -errno;
  // A port that was in use a moment ago may be used again at once.
  int yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address = loopback(*port);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) < 0) return failed(listener);
  socklen_t length = sizeof address;
  if (getsockname(listener, (struct sockaddr *)&address, &length) < 0) return failed(listener);
  if (listen(listener, 64) < 0) return failed(listener);
  *port = ntohs(address.sin_port);
  return listener;
}

int csockets_accept(int listener) {
  int connection = AGAIN(accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
  return connection < 0 ? -errno : connection;
}

int csockets_connect(uint16_t port) {
  int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0) return -errno;
  struct sockaddr_in address = loopback(port);
  if (AGAIN(connect(connection, (struct sockaddr *)&address, sizeof address)) < 0)
    return failed(connection);
  return connection;
}

// 0 once the connection is ready, or the negated errno.
static int wait_for(int connection, short events, int milliseconds) {
  struct pollfd poll_of = {.fd = connection, .events = events};
  int count = AGAIN(poll(&poll_of, 1, milliseconds < 0 ? 0 : milliseconds));
  if (count < 0) return -errno;
  return count == 0 ? -ETIMEDOUT : 0;
}

int64_t csockets_receive(int connection, void *buffer, size_t count, int milliseconds) {
  int ready = wait_for(connection, POLLIN, milliseconds);
  if (ready < 0) return ready;
  ssize_t received = AGAIN(recv(connection, buffer, count, MSG_DONTWAIT));
  return received < 0 ? -errno : received;
}

int64_t csockets_send(int connection, const void *bytes, size_t count, int milliseconds) {
  int ready = wait_for(connection, POLLOUT, milliseconds);
  if (ready < 0) return ready;
  ssize_t sent = AGAIN(send(connection, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL));
  return sent < 0 ? -errno : sent;
}

bool csockets_has_bytes(int connection) {
  char byte;
  return AGAIN(recv(connection, &byte, 1, MSG_DONTWAIT | MSG_PEEK)) > 0;
}

void csockets_end_sending(int connection) { shutdown(connection, SHUT_WR); }

void csockets_shut(int socket) { shutdown(socket, SHUT_RDWR); }

void csockets_close(int socket) { close(socket); }

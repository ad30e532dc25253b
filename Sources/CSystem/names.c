#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static enum csystem_kind kind_of(mode_t mode) {
  switch (mode & S_IFMT) {
    case S_IFREG: return csystem_regular;
    case S_IFDIR: return csystem_directory;
    case S_IFLNK: return csystem_symlink;
    case S_IFIFO: return csystem_pipe;
    case S_IFSOCK: return csystem_socket;
    case S_IFCHR:
    case S_IFBLK: return csystem_device;
    default: return csystem_other;
  }
}

static int keep_status(int result, const struct stat *found, struct csystem_status *status) {
  if (result < 0) return -errno;
  *status = (struct csystem_status){
      .device = found->st_dev,
      .inode = found->st_ino,
      .size = found->st_size,
      .kind = kind_of(found->st_mode),
  };
  return 0;
}

int csystem_status(int descriptor, struct csystem_status *status) {
  struct stat found;
  return keep_status(fstat(descriptor, &found), &found, status);
}

int csystem_status_of_name(int folder, const char *path, struct csystem_status *status) {
  struct stat found;
  return keep_status(fstatat(folder, path, &found, AT_SYMLINK_NOFOLLOW), &found, status);
}

bool csystem_may_write(int folder, const char *path) {
  return faccessat(folder, path, W_OK, AT_EACCESS) == 0;
}

int csystem_link(int descriptor, int folder, const char *name) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW) < 0 ? -errno : 0;
}

int csystem_rename(int folder, const char *from, const char *to) {
  return renameat(folder, from, folder, to) < 0 ? -errno : 0;
}

int csystem_rename_to_free(int folder, const char *from, const char *to) {
  if (renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -errno;
  // The file system does not know the flag; a link never replaces anything either.
  if (linkat(folder, from, folder, to, 0) < 0) return -errno;
  return csystem_remove(folder, from);
}

int csystem_remove(int folder, const char *name) {
  return unlinkat(folder, name, 0) < 0 ? -errno : 0;
}

int64_t csystem_read_link(int folder, const char *path, char *buffer, size_t capacity) {
  ssize_t length = readlinkat(folder, path, buffer, capacity);
  return length < 0 ? -errno : length;
}

int64_t csystem_path(int descriptor, char *buffer, size_t capacity) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return csystem_read_link(AT_FDCWD, path, buffer, capacity);
}

static int64_t copy_names(DIR *entries, char *buffer, size_t capacity) {
  size_t used = 0;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    size_t length = strlen(entry->d_name) + 1;
    if (used + length > capacity) break;
    memcpy(buffer + used, entry->d_name, length);
    used += length;
  }
  return (int64_t)used;
}

int64_t csystem_names(int folder, const char *path, char *buffer, size_t capacity) {
  int descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  DIR *entries = fdopendir(descriptor);
  if (entries == NULL) {
    int code = errno;
    close(descriptor);
    return -code;
  }
  int64_t used = copy_names(entries, buffer, capacity);
  closedir(entries);
  return used;
}

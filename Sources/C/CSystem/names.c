#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "CSystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "again.h"

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
  return keep_status(AGAIN(fstat(descriptor, &found)), &found, status);
}

int csystem_status_of_name(int folder, const char *path, struct csystem_status *status) {
  struct stat found;
  int result = AGAIN(fstatat(folder, path, &found, AT_SYMLINK_NOFOLLOW));
  return keep_status(result, &found, status);
}

bool csystem_may_write(int folder, const char *path) {
  return AGAIN(faccessat(folder, path, W_OK, AT_EACCESS)) == 0;
}

// Lists of who may do what, as some folders give them to new files, say more than the mode.
static void take_access_list(int descriptor, int folder, const char *name) {
  static const char attribute[] = "system.posix_acl_access";
  char path[320], list[4096];
  snprintf(path, sizeof path, "/proc/self/fd/%d/%s", folder, name);
  ssize_t length = AGAIN(lgetxattr(path, attribute, list, sizeof list));
  if (length > 0) {
    (void)AGAIN(fsetxattr(descriptor, attribute, list, (size_t)length, 0));
  } else if (length < 0 && errno == ENODATA) {
    (void)AGAIN(fremovexattr(descriptor, attribute));
  }
}

void csystem_take_rights(int descriptor, int folder, const char *name) {
  struct stat old, new;
  if (AGAIN(fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW)) < 0 || !S_ISREG(old.st_mode)) return;
  if (AGAIN(fstat(descriptor, &new)) < 0) return;
  mode_t mode = old.st_mode & 0777;
  if (old.st_gid != new.st_gid && AGAIN(fchown(descriptor, (uid_t)-1, old.st_gid)) < 0) {
    // Another group may do what both the old one and everybody might.
    mode &= ~(mode_t)070 | (mode & 07) << 3;
  }
  take_access_list(descriptor, folder, name);
  // File systems without rights refuse this, and then there is nothing to keep.
  (void)AGAIN(fchmod(descriptor, mode));
  if (old.st_uid != new.st_uid) (void)!AGAIN(fchown(descriptor, old.st_uid, (gid_t)-1));
}

// Whether a name stands for the file that is open; keeps the code of the last error.
static bool is_name_of(int folder, const char *name, int descriptor) {
  struct stat named, open;
  int code = errno;
  bool is_same = AGAIN(fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW)) == 0 &&
                 AGAIN(fstat(descriptor, &open)) == 0 && named.st_dev == open.st_dev &&
                 named.st_ino == open.st_ino;
  errno = code;
  return is_same;
}

// A call that changes names may have done so before it was interrupted, as on file systems in a network;
// made again, it finds that there is nothing left to do. Each is made once here, so that the ones below
// know whether that can be.
static bool is_interrupted(int result) { return result < 0 && errno == EINTR; }

int csystem_link(int descriptor, int folder, const char *name) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int result = linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW);
  if (is_interrupted(result)) {
    result = AGAIN(linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW));
    if (result < 0 && errno == EEXIST && is_name_of(folder, name, descriptor)) return 0;
  }
  return result < 0 ? -errno : 0;
}

int csystem_rename(int folder, const char *from, const char *to) {
  int result = renameat(folder, from, folder, to);
  if (is_interrupted(result)) {
    // Nobody else knows the hidden name that is gone.
    result = AGAIN(renameat(folder, from, folder, to));
    if (result < 0 && errno == ENOENT) return 0;
  }
  return result < 0 ? -errno : 0;
}

int csystem_rename_to_free(int folder, const char *from, const char *to) {
  int result = renameat2(folder, from, folder, to, RENAME_NOREPLACE);
  if (is_interrupted(result)) {
    result = AGAIN(renameat2(folder, from, folder, to, RENAME_NOREPLACE));
    if (result < 0 && errno == ENOENT) return 0;
  }
  if (result == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -errno;
  // The file system does not know the flag; a link never replaces anything either.
  if (AGAIN(linkat(folder, from, folder, to, 0)) == 0) return csystem_remove(folder, from);
  if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return -errno;
  // Nor does it know links, as some in a network: then nobody has the name a moment before.
  struct stat found;
  if (AGAIN(fstatat(folder, to, &found, AT_SYMLINK_NOFOLLOW)) == 0) return -EEXIST;
  return csystem_rename(folder, from, to);
}

int csystem_remove(int folder, const char *name) {
  int result = unlinkat(folder, name, 0);
  if (is_interrupted(result)) {
    result = AGAIN(unlinkat(folder, name, 0));
    if (result < 0 && errno == ENOENT) return 0;
  }
  return result < 0 ? -errno : 0;
}

int csystem_make_folder(const char *path) {
  return AGAIN(mkdir(path, 0777)) < 0 ? -errno : 0;
}

int csystem_remove_folder(const char *path) { return AGAIN(rmdir(path)) < 0 ? -errno : 0; }

int64_t csystem_read_link(int folder, const char *path, char *buffer, size_t capacity) {
  ssize_t length = AGAIN(readlinkat(folder, path, buffer, capacity));
  return length < 0 ? -errno : length;
}

int64_t csystem_path(int descriptor, char *buffer, size_t capacity) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return csystem_read_link(AT_FDCWD, path, buffer, capacity);
}

static int64_t copy_names(DIR *entries, char *buffer, size_t capacity) {
  size_t used = 0;
  errno = 0;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    size_t length = strlen(entry->d_name) + 1;
    if (used + length > capacity) break;
    memcpy(buffer + used, entry->d_name, length);
    used += length;
  }
  // Half of the names would pass for all of them.
  return errno != 0 ? -errno : (int64_t)used;
}

int64_t csystem_names(int folder, const char *path, char *buffer, size_t capacity) {
  int descriptor = AGAIN(openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
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

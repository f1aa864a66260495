/* Calls that change what is in a file, or write it to the disk. */
#include "recorder.h"

#define CLONE_FILE 0x40049409 /* FICLONE of linux/fs.h */

static void record_parts(uint64_t inode, off_t at, const struct iovec *parts, ssize_t length) {
  record('w', inode, at, NULL, NULL, length);
  for (; length > 0; parts++) {
    size_t part = parts->iov_len < (size_t)length ? parts->iov_len : (size_t)length;
    append(parts->iov_base, part);
    length -= part;
  }
}

static void record_bytes(uint64_t inode, off_t at, const void *bytes, ssize_t length) {
  struct iovec part = {(void *)bytes, length};
  record_parts(inode, at, &part, length);
}

/* The offset at which a call that moves the position has written. */
static off_t before(int file, ssize_t written) { return lseek(file, 0, SEEK_CUR) - written; }

ssize_t write(int file, const void *bytes, size_t length) {
  REAL(write);
  uint64_t inode;
  if (!is_recorded(file, &inode)) return real(file, bytes, length);
  RECORDED(ssize_t, real(file, bytes, length),
           record_bytes(inode, before(file, result), bytes, result));
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(writev);
  uint64_t inode;
  if (!is_recorded(file, &inode)) return real(file, parts, count);
  RECORDED(ssize_t, real(file, parts, count),
           record_parts(inode, before(file, result), parts, result));
}

#define PWRITE(name, offset)                                                     \
  ssize_t name(int file, const void *bytes, size_t length, offset at) {          \
    REAL(name);                                                                  \
    uint64_t inode;                                                              \
    if (!is_recorded(file, &inode)) return real(file, bytes, length, at);        \
    RECORDED(ssize_t, real(file, bytes, length, at),                             \
             record_bytes(inode, at, bytes, result));                            \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define PWRITEV(name, offset)                                                    \
  ssize_t name(int file, const struct iovec *parts, int count, offset at) {      \
    REAL(name);                                                                  \
    uint64_t inode;                                                              \
    if (!is_recorded(file, &inode)) return real(file, parts, count, at);         \
    RECORDED(ssize_t, real(file, parts, count, at),                              \
             record_parts(inode, at, parts, result));                            \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

#define TRUNCATE(name, named, offset)                                            \
  int f##name(int file, offset size) {                                           \
    REAL(f##name);                                                               \
    uint64_t inode;                                                              \
    if (!is_recorded(file, &inode)) return real(file, size);                     \
    RECORDED(int, real(file, size), record('t', inode, size, NULL, NULL, 0));    \
  }                                                                              \
  int name(const char *path, offset size) {                                      \
    REAL(name);                                                                  \
    char whole[PATH_MAX];                                                        \
    if (!resolve(AT_FDCWD, path, whole)) return real(path, size);                \
    RECORDED(int, real(path, size),                                              \
             record('t', inode_at(whole), size, NULL, NULL, 0));                 \
  }
TRUNCATE(truncate, path, off_t)
TRUNCATE(truncate64, path, off64_t)

int fsync(int file) {
  REAL(fsync);
  uint64_t inode;
  if (!is_recorded(file, &inode)) return real(file);
  RECORDED(int, real(file), record('s', inode, 0, NULL, NULL, 0));
}

int fdatasync(int file) {
  REAL(fdatasync);
  uint64_t inode;
  if (!is_recorded(file, &inode)) return real(file);
  RECORDED(int, real(file), record('s', inode, 0, NULL, NULL, 0));
}

/* Records what a copy by the kernel has put into a file, from an offset to its end. */
static void record_copied(int file, uint64_t inode, off_t at, off_t end) {
  char path[32], bytes[65536];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  int copy = open(path, O_RDONLY | O_CLOEXEC);
  for (ssize_t count; at < end && (count = pread(copy, bytes, sizeof bytes, at)) > 0; at += count)
    record_bytes(inode, at, bytes, count < end - at ? count : end - at);
  close(copy);
}

static off_t size_of(int file) {
  struct stat found;
  return fstat(file, &found) == 0 ? found.st_size : 0;
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *at, size_t length,
                        unsigned flags) {
  REAL(copy_file_range);
  uint64_t inode;
  if (!is_recorded(to, &inode)) return real(from, from_at, to, at, length, flags);
  RECORDED(ssize_t, real(from, from_at, to, at, length, flags),
           off_t end = at ? *at : lseek(to, 0, SEEK_CUR);
           record_copied(to, inode, end - result, end));
}

#define SENDFILE(name, offset)                                                   \
  ssize_t name(int to, int from, offset *at, size_t length) {                    \
    REAL(name);                                                                  \
    uint64_t inode;                                                              \
    if (!is_recorded(to, &inode)) return real(to, from, at, length);             \
    RECORDED(ssize_t, real(to, from, at, length),                                \
             record_copied(to, inode, before(to, result), lseek(to, 0, SEEK_CUR))); \
  }
SENDFILE(sendfile, off_t)
SENDFILE(sendfile64, off64_t)

int ioctl(int file, unsigned long request, ...) {
  REAL(ioctl);
  va_list rest;
  va_start(rest, request);
  void *given = va_arg(rest, void *);
  va_end(rest);
  uint64_t inode;
  if (request != CLONE_FILE || !is_recorded(file, &inode)) return real(file, request, given);
  RECORDED(int, real(file, request, given), record_copied(file, inode, 0, size_of(file)));
}

/* libuv calls the kernel by number for functions that an older C library lacks. */
long syscall(long number, ...) {
  REAL(syscall);
  long a[6];
  va_list rest;
  va_start(rest, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range)
    return copy_file_range(a[0], (off64_t *)a[1], a[2], (off64_t *)a[3], a[4], a[5]);
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

/* What is written through a mapping is not seen: the test allows it for SQLite's index alone. */
#define MMAP(name, offset)                                                                   \
  void *name(void *place, size_t length, int protection, int flags, int file, offset at) {  \
    REAL(name);                                                                              \
    char path[PATH_MAX];                                                                     \
    if (file < 0 || (flags & MAP_TYPE) == MAP_PRIVATE || !(protection & PROT_WRITE) || \
        !path_of(file, path))                                                                \
      return real(place, length, protection, flags, file, at);                               \
    RECORDED(void *, real(place, length, protection, flags, file, at),                       \
             record('m', 0, 0, path, NULL, 0));                                              \
  }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)

/*
 * Records what a process does to the files below one folder, in order, for the tests of power cuts.
 *
 *   gcc -shared -fPIC -O1 -o recorder.so recorder.c
 *   RECORD_BELOW=/tmp/disk RECORD_TO=/tmp/log LD_PRELOAD=./recorder.so node server.ts
 *
 * Each function at the end has the name of a function of the C library. It calls that one and adds
 * a record to the log. A lock covers call and record, so that the log has the order of the calls,
 * also of several threads and processes. recording.ts reads the log.
 *
 * These are the calls that Node and SQLite make here. System calls that pass by the C library
 * (io_uring), and functions that are not here, are not seen: the test compares the log with the
 * folder at the end and so notices whatever was missed.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* Gives `real` the function of the C library that has this name. */
#define REAL(name)                     \
  static __typeof__(&name) real;       \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* Runs a call with the lock, and `note` when it succeeded. */
#define RECORDED(type, call, note) \
  lock();                          \
  type result = (call);            \
  int error = errno;               \
  if (result != (type)-1) { note; } \
  unlock();                        \
  errno = error;                   \
  return result

/* A record begins with this head; then come path, other path and bytes. */
struct head {
  uint32_t length; /* of the whole record */
  uint32_t kind;   /* a letter, see recording.ts */
  uint64_t file;   /* the inode */
  uint64_t at;     /* offset, size, or 1 for a file that was emptied */
  uint32_t path_length;
  uint32_t other_length;
};

static const char *below;
static size_t below_length;
static int log_file = -1;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("RECORD_BELOW"), *log = getenv("RECORD_TO");
  if (!folder || !log) return;
  log_file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log_file < 0) {
    perror("RECORD_TO");
    exit(70);
  }
  below_length = strlen(folder);
  below = folder;
}

static int is_below(const char *path) {
  return below && strncmp(path, below, below_length) == 0 &&
         (path[below_length] == '/' || path[below_length] == '\0');
}

/* Reads the path of an open file. Returns whether it is below the folder. */
static int path_of(int file, char path[PATH_MAX]) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  path[length < 0 ? 0 : length] = '\0';
  return length > 0 && is_below(path);
}

/* Returns whether an open file is recorded, and its inode. Sockets and pipes are left out. */
static int is_recorded(int file, uint64_t *inode) {
  struct stat found;
  char path[PATH_MAX];
  int error = errno;
  int is_ours = below && fstat(file, &found) == 0 &&
                (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)) && path_of(file, path);
  if (is_ours) *inode = found.st_ino;
  errno = error;
  return is_ours;
}

/* Makes a path absolute. Returns whether it is below the folder. */
static int resolve(const char *path, char whole[PATH_MAX]) {
  char base[PATH_MAX] = "";
  if (!below || !path || (path[0] != '/' && !getcwd(base, sizeof base))) return 0;
  const char *between = path[0] == '/' ? "" : "/";
  if (snprintf(whole, PATH_MAX, "%s%s%s", base, between, path) >= PATH_MAX) return 0;
  return is_below(whole);
}

static uint64_t inode_at(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

static void lock(void) {
  pthread_mutex_lock(&mutex);
  while (flock(log_file, LOCK_EX) != 0 && errno == EINTR);
}

static void unlock(void) {
  flock(log_file, LOCK_UN);
  pthread_mutex_unlock(&mutex);
}

static void append(const void *bytes, size_t length) {
  REAL(write);
  for (size_t done = 0; done < length;) {
    ssize_t count = real(log_file, (const char *)bytes + done, length - done);
    if (count < 0 && errno != EINTR) {
      perror("RECORD_TO");
      abort();
    }
    if (count > 0) done += count;
  }
}

/* Adds a record; `extra` bytes follow with `append`. */
static void record(char kind, uint64_t file, uint64_t at, const char *path, const char *other,
                   size_t extra) {
  struct head head = {.kind = kind, .file = file, .at = at};
  head.path_length = path ? strlen(path) : 0;
  head.other_length = other ? strlen(other) : 0;
  head.length = sizeof head + head.path_length + head.other_length + extra;
  append(&head, sizeof head);
  append(path, head.path_length);
  append(other, head.other_length);
}

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

/* Calls that change what is in a file, or write it to the disk. */
#define ON_FILE(type, name, parameters, given, note)        \
  type name parameters {                                    \
    REAL(name);                                             \
    uint64_t inode;                                         \
    if (!is_recorded(file, &inode)) return real given;      \
    RECORDED(type, real given, note);                       \
  }
ON_FILE(ssize_t, write, (int file, const void *bytes, size_t length), (file, bytes, length),
        record_bytes(inode, before(file, result), bytes, result))
ON_FILE(ssize_t, writev, (int file, const struct iovec *parts, int count), (file, parts, count),
        record_parts(inode, before(file, result), parts, result))
ON_FILE(ssize_t, pwrite64, (int file, const void *bytes, size_t length, off64_t at),
        (file, bytes, length, at), record_bytes(inode, at, bytes, result))
ON_FILE(int, ftruncate64, (int file, off64_t size), (file, size),
        record('t', inode, size, NULL, NULL, 0))
ON_FILE(int, fsync, (int file), (file), record('s', inode, 0, NULL, NULL, 0))
ON_FILE(int, fdatasync, (int file), (file), record('s', inode, 0, NULL, NULL, 0))

/* What is written through a mapping is not seen: the test allows it for SQLite's index alone. */
void *mmap64(void *place, size_t length, int protection, int flags, int file, off64_t at) {
  REAL(mmap64);
  char path[PATH_MAX];
  int writes = (flags & MAP_TYPE) != MAP_PRIVATE && (protection & PROT_WRITE);
  if (file < 0 || !writes || !path_of(file, path))
    return real(place, length, protection, flags, file, at);
  RECORDED(void *, real(place, length, protection, flags, file, at),
           record('m', 0, 0, path, NULL, 0));
}

static void record_folder(const char *path) { record('d', inode_at(path), 0, path, NULL, 0); }

/* Calls that change the names in a folder. */
#define ON_PATH(type, name, parameters, given, note)        \
  type name parameters {                                    \
    REAL(name);                                             \
    char whole[PATH_MAX];                                   \
    if (!resolve(path, whole)) return real given;           \
    RECORDED(type, real given, note);                       \
  }
ON_PATH(int, mkdir, (const char *path, mode_t mode), (path, mode), record_folder(whole))
ON_PATH(char *, mkdtemp, (char *path), (path),
        if (result && resolve(result, whole)) record_folder(whole))
ON_PATH(int, unlink, (const char *path), (path), record('u', 0, 0, whole, NULL, 0))
ON_PATH(int, rmdir, (const char *path), (path), record('u', 0, 0, whole, NULL, 0))

#define TO_OTHER_NAME(name, letter)                                              \
  int name(const char *from, const char *to) {                                   \
    REAL(name);                                                                  \
    char old[PATH_MAX], new[PATH_MAX];                                           \
    int is_ours = resolve(from, old) | resolve(to, new);                         \
    if (!is_ours) return real(from, to);                                         \
    RECORDED(int, real(from, to), record(letter, 0, 0, old, new, 0));            \
  }
TO_OTHER_NAME(rename, 'r')
TO_OTHER_NAME(link, 'l')

int open64(const char *path, int flags, ...) {
  REAL(open64);
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  char whole[PATH_MAX];
  uint64_t inode;
  if (!(flags & (O_CREAT | O_TRUNC)) || !resolve(path, whole)) return real(path, flags, mode);
  RECORDED(int, real(path, flags, mode),
           if (is_recorded(result, &inode))
             record('o', inode, !!(flags & O_TRUNC), whole, NULL, 0));
}

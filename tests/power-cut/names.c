/* Calls that change the names in a folder. */
#include "recorder.h"

static int makes_file(int flags) {
  return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}

/* The mode of a file that is created comes last. */
#define MODE                                            \
  mode_t mode = 0;                                      \
  if (makes_file(flags)) {                              \
    va_list rest;                                       \
    va_start(rest, flags);                              \
    mode = va_arg(rest, mode_t);                        \
    va_end(rest);                                       \
  }

/* A file without a name (O_TMPFILE) is unknown to the model of the disk. */
static void record_open(int file, int flags, const char *whole) {
  uint64_t inode;
  if ((flags & O_TMPFILE) == O_TMPFILE) record('x', 0, 0, whole, NULL, 0);
  else if (is_recorded(file, &inode)) record('o', inode, !!(flags & O_TRUNC), whole, NULL, 0);
}

#define OPEN(name)                                                            \
  int name(const char *path, int flags, ...) {                                \
    REAL(name);                                                               \
    MODE                                                                      \
    char whole[PATH_MAX];                                                     \
    if ((!makes_file(flags) && !(flags & O_TRUNC)) || !resolve(AT_FDCWD, path, whole)) \
      return real(path, flags, mode);                                         \
    RECORDED(int, real(path, flags, mode), record_open(result, flags, whole)); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                          \
  int name(int folder, const char *path, int flags, ...) {                    \
    REAL(name);                                                               \
    MODE                                                                      \
    char whole[PATH_MAX];                                                     \
    if ((!makes_file(flags) && !(flags & O_TRUNC)) || !resolve(folder, path, whole)) \
      return real(folder, path, flags, mode);                                 \
    RECORDED(int, real(folder, path, flags, mode), record_open(result, flags, whole)); \
  }
OPENAT(openat)
OPENAT(openat64)

int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

#define MKSTEMP(name)                                                         \
  int name(char *pattern) {                                                   \
    REAL(name);                                                               \
    char whole[PATH_MAX];                                                     \
    if (!resolve(AT_FDCWD, pattern, whole)) return real(pattern);             \
    RECORDED(int, real(pattern), resolve(AT_FDCWD, pattern, whole);           \
             record_open(result, O_CREAT, whole));                            \
  }
MKSTEMP(mkstemp)
MKSTEMP(mkstemp64)

char *mkdtemp(char *pattern) {
  REAL(mkdtemp);
  char whole[PATH_MAX];
  if (!resolve(AT_FDCWD, pattern, whole)) return real(pattern);
  lock();
  char *made = real(pattern);
  int error = errno;
  if (made && resolve(AT_FDCWD, made, whole)) record('d', inode_at(whole), 0, whole, NULL, 0);
  unlock();
  errno = error;
  return made;
}

/* Streams of the C library write without calling the functions above. */
#define FOPEN(name)                                                           \
  FILE *name(const char *path, const char *mode) {                            \
    REAL(name);                                                               \
    char whole[PATH_MAX];                                                     \
    if (strpbrk(mode, "wa+") && resolve(AT_FDCWD, path, whole)) {             \
      lock();                                                                 \
      record('x', 0, 0, whole, NULL, 0);                                      \
      unlock();                                                               \
    }                                                                         \
    return real(path, mode);                                                  \
  }
FOPEN(fopen)
FOPEN(fopen64)

int mkdirat(int folder, const char *path, mode_t mode) {
  REAL(mkdirat);
  char whole[PATH_MAX];
  if (!resolve(folder, path, whole)) return real(folder, path, mode);
  RECORDED(int, real(folder, path, mode), record('d', inode_at(whole), 0, whole, NULL, 0));
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  char whole[PATH_MAX];
  if (!resolve(folder, path, whole)) return real(folder, path, flags);
  RECORDED(int, real(folder, path, flags), record('u', 0, 0, whole, NULL, 0));
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int remove(const char *path) {
  REAL(remove);
  char whole[PATH_MAX];
  if (!resolve(AT_FDCWD, path, whole)) return real(path);
  RECORDED(int, real(path), record('u', 0, 0, whole, NULL, 0));
}

/* Swapping two names (RENAME_EXCHANGE) is unknown to the model of the disk. */
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  REAL(renameat2);
  char old[PATH_MAX], new[PATH_MAX];
  int is_ours = resolve(from_folder, from, old) | resolve(to_folder, to, new);
  if (!is_ours) return real(from_folder, from, to_folder, to, flags);
  RECORDED(int, real(from_folder, from, to_folder, to, flags),
           record(flags & RENAME_EXCHANGE ? 'x' : 'r', 0, 0, old, new, 0));
}
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, 0);
}
int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  REAL(linkat);
  char old[PATH_MAX], new[PATH_MAX];
  int is_ours = resolve(from_folder, from, old) | resolve(to_folder, to, new);
  if (!is_ours) return real(from_folder, from, to_folder, to, flags);
  RECORDED(int, real(from_folder, from, to_folder, to, flags), record('l', 0, 0, old, new, 0));
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int symlink(const char *target, const char *path) {
  REAL(symlink);
  char whole[PATH_MAX];
  if (!resolve(AT_FDCWD, path, whole)) return real(target, path);
  RECORDED(int, real(target, path), record('x', 0, 0, whole, NULL, 0));
}

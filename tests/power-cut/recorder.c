/* The log, and what belongs to it. */
#include "recorder.h"

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

int path_of(int file, char path[PATH_MAX]) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  path[length < 0 ? 0 : length] = '\0';
  return length > 0 && is_below(path);
}

int is_recorded(int file, uint64_t *inode) {
  struct stat found;
  char path[PATH_MAX];
  int error = errno;
  int is_ours = below && fstat(file, &found) == 0 &&
                (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)) && path_of(file, path);
  if (is_ours) *inode = found.st_ino;
  errno = error;
  return is_ours;
}

int resolve(int folder, const char *path, char whole[PATH_MAX]) {
  if (!below || !path) return 0;
  char base[PATH_MAX];
  if (path[0] == '/') return snprintf(whole, PATH_MAX, "%s", path), is_below(whole);
  if (folder != AT_FDCWD) path_of(folder, base);
  else if (!getcwd(base, sizeof base)) return 0;
  if (snprintf(whole, PATH_MAX, "%s/%s", base, path) >= PATH_MAX) return 0;
  return is_below(whole);
}

uint64_t inode_at(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

void lock(void) {
  pthread_mutex_lock(&mutex);
  while (flock(log_file, LOCK_EX) != 0 && errno == EINTR);
}

void unlock(void) {
  flock(log_file, LOCK_UN);
  pthread_mutex_unlock(&mutex);
}

void append(const void *bytes, size_t length) {
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

void record(char kind, uint64_t file, uint64_t at, const char *path, const char *other,
                   size_t extra) {
  struct head head = {.kind = kind, .file = file, .at = at};
  head.path_length = path ? strlen(path) : 0;
  head.other_length = other ? strlen(other) : 0;
  head.length = sizeof head + head.path_length + head.other_length + extra;
  append(&head, sizeof head);
  append(path, head.path_length);
  append(other, head.other_length);
}

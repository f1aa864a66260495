/*
 * Records what a process does to the files below one folder, in order, for the tests of power cuts.
 *
 *   gcc -shared -fPIC -O1 -o recorder.so *.c
 *   RECORD_BELOW=/tmp/disk RECORD_TO=/tmp/log LD_PRELOAD=./recorder.so node server.ts
 *
 * Each function of content.c and names.c has the name of a function of the C library. It calls that
 * one and adds a record to the log. A lock covers call and record, so that the log has the order of
 * the calls, also of several threads and processes. Nothing is remembered between calls: the kernel
 * knows which file belongs to a descriptor. recording.ts reads the log.
 *
 * System calls that pass by the C library (io_uring) are not seen. sync_file_range, msync and sync
 * are left out: they promise nothing about a file after a power cut, or are not used. The test
 * compares the log with the folder at the end and so notices whatever was missed.
 */
#pragma once
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
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#pragma GCC visibility push(hidden)

/* Reads the path of an open file. Returns whether it is below the folder. */
int path_of(int file, char path[PATH_MAX]);

/* Returns whether an open file is recorded, and its inode. Sockets and pipes are left out quickly. */
int is_recorded(int file, uint64_t *inode);

/* Makes a path absolute, as openat and its like read it. Returns whether it is below the folder. */
int resolve(int folder, const char *path, char whole[PATH_MAX]);

uint64_t inode_at(const char *path);

void lock(void);
void unlock(void);

/* Adds a record; `extra` bytes follow with `append`. */
void record(char kind, uint64_t file, uint64_t at, const char *path, const char *other, size_t extra);
void append(const void *bytes, size_t length);

#pragma GCC visibility pop

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

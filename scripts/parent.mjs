// Detects that the npm that runs a script has ended.

/** Interval between checks, in milliseconds. */
const pollIntervalMs = 500

/**
 * Calls back once npm has ended without its script. npm signals only the shell that runs the
 * script, and many shells end without passing the signal on; a killed npm passes nothing on. Does
 * nothing without npm: a script may outlive its terminal.
 */
export function whenNpmEnds(callBack) {
  // On Windows a process keeps the id of a parent that has ended.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, pollIntervalMs).unref()
}

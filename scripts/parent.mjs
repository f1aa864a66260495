// Notices that the npm which runs a script has gone.

/** How often to look, in milliseconds. */
const lookEvery = 500

/**
 * Calls back once npm has ended without its script. npm passes a signal on to the shell that it
 * runs the script in, and many shells end without passing it on; when npm is killed hard, nothing
 * is passed on at all. Does nothing where a script is run without npm: it may outlive the terminal
 * that started it.
 */
export function whenNpmEnds(callBack) {
  // On Windows a process keeps the number of a parent that has ended.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, lookEvery).unref()
}

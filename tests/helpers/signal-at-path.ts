// Loaded into a command with `--import`: the command sends itself a signal once a path is there. It
// looks in its own event loop, so no load of the machine makes it miss the moment.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface SignalAtPath {
  signal: NodeJS.Signals
  /** folders in which the path may appear, at any depth */
  folders: string[]
  /** a regular expression for the whole path */
  path: string
}

const setting = process.env.SIGNAL_AT_PATH
// No process or thread that the command starts does it too.
delete process.env.SIGNAL_AT_PATH

if (setting) {
  const { signal, folders, path } = JSON.parse(setting) as SignalAtPath
  const pattern = new RegExp(path)
  const isThere = (folder: string) =>
    existsSync(folder) &&
    readdirSync(folder, { encoding: 'utf8', recursive: true }).some((name) =>
      pattern.test(join(folder, name)),
    )
  const timer = setInterval(() => {
    if (!folders.some(isThere)) return
    clearInterval(timer)
    process.kill(process.pid, signal)
  }, 1).unref()
}

// Loaded into a command with `--import`: the command sends itself a signal once a path is there. It
// hears of the path in its own event loop, so no load of the machine makes it miss the moment.
import { existsSync, readdirSync, statSync, watch } from 'node:fs'
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
  const watched = new Set<string>()
  let isSent = false

  const look = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const found = join(folder, name)
      if (pattern.test(found) && !isSent) {
        isSent = true
        process.kill(process.pid, signal)
      }
      if (existsSync(found) && statSync(found).isDirectory()) watchFolder(found)
    }
  }
  const watchFolder = (folder: string) => {
    if (watched.has(folder)) return
    watched.add(folder)
    watch(folder, { persistent: false }, () => {
      if (existsSync(folder)) look(folder)
    })
    look(folder)
  }
  for (const folder of folders) watchFolder(folder)
}

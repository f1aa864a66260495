import { rmSync } from 'node:fs'

const unfinished = new Set<string>()

function removeAll() {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true })
}

/**
 * Removes a file or folder if the process ends before the returned function is called, for example
 * because an operator stops a command. SIGKILL and a power cut leave it.
 */
export function removeUnlessFinished(path: string): () => void {
  if (unfinished.size === 0) process.on('exit', removeAll)
  unfinished.add(path)
  return () => {
    unfinished.delete(path)
    if (unfinished.size === 0) process.off('exit', removeAll)
  }
}

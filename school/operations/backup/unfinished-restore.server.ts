import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../base/durable-folders.server.ts'

/** Lies in the data folder while parts of a restore take the place of what was there. */
const note = 'restore-unfinished.txt'
const text =
  'A restore was interrupted here. Run it again: npm run restore -- FILE --yes\n' +
  'What was here before is in a folder named before-restore.\n'

/** Returns a sentence when a restore into this folder was interrupted: nothing may start on it. */
export const explainUnfinishedRestore = (dataDir: string): string | null =>
  existsSync(join(dataDir, note))
    ? `A restore into ${dataDir} was interrupted. Run it again (npm run restore -- FILE --yes) before you start the site.`
    : null

/** Notes that parts of a restore take the place of what was there: the site does not start now. */
export async function noteUnfinished(dataDir: string) {
  await writeFile(join(dataDir, note), text, { mode: 0o600, flush: true })
  await syncFolder(dataDir)
}

/** Notes that a restore is complete. */
export async function removeNote(dataDir: string) {
  await rm(join(dataDir, note))
  await syncFolder(dataDir)
}

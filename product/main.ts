// The exports of the built product (build/server/index.js), and of its sources while developing.
import type { OnProgress } from '../school/operations/backup/backup.ts'
import type { BackupTask } from '../server/backups/run-backup-process.ts'
import { runBackupTask as runTask } from '../server/backups/run-backup-task.ts'
import type { Environment } from '../server/environment.ts'
import { builtFolders } from '../server/product-folders.ts'
import {
  exportSite as exportSiteWith,
  type ExportOptions,
} from '../abilities/static-copy/server/export-site.ts'
import { setUpPage } from './abilities.ts'
import { createSite } from './create-site.ts'

/** Makes, tests or copies a backup. Commands call it; the site runs `backup-process.ts` instead. */
export const runBackupTask = (task: BackupTask, onProgress?: OnProgress) =>
  runTask(task, { root: builtFolders.root, openSite: createSite }, onProgress)

/** Makes a static copy of the public site (abilities/static-copy). */
export const exportSite = (environment: Environment, options: ExportOptions) =>
  exportSiteWith(environment, options, setUpPage)

export { startSite } from './start-site.ts'
export { prepareDatabase } from './prepare.ts'
export { readEnvironment } from '../server/environment.ts'
export { moveClock } from '../school/base/clock.ts'
export { createSite }

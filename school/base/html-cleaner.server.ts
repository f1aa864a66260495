import { cleaners, type CleanerName, type CleaningTask } from './clean-html.server.ts'
import { threadFile, TaskThread } from './task-thread.server.ts'

/**
 * Maximum length that is cleaned without the thread, in characters; it takes about 10 ms at worst.
 */
const maxInPlaceLength = 20_000

const thread = new TaskThread<CleaningTask, string | null>(
  threadFile('html-cleaner-worker', import.meta.url),
  { resourceLimits: { maxOldGenerationSizeMb: 128 } },
)

/** Cleans HTML for display, see `cleanHtml`. Long texts never delay other requests. */
export const cleanForReaders = async (html: string): Promise<string> =>
  (await run('shown', html)) ?? ''

/** Cleans HTML for saving, see `cleanOwnHtml`. Long texts never delay other requests. */
export const cleanForStorage = (html: string): Promise<string | null> => run('saved', html)

const run = async (cleaner: CleanerName, html: string): Promise<string | null> =>
  html.length <= maxInPlaceLength ? cleaners[cleaner](html) : thread.run({ cleaner, html })

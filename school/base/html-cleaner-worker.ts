import { parentPort } from 'node:worker_threads'
import { cleaners, type CleaningAnswer, type CleaningTask } from './clean-html.server.ts'

/** Cleans long texts in a thread, one at a time (html-cleaner.server.ts). */
parentPort?.on('message', ({ id, cleaner, html }: CleaningTask) => {
  parentPort?.postMessage({ id, clean: cleaners[cleaner](html) } satisfies CleaningAnswer, [])
})

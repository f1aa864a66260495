import { cleaners, type CleaningTask } from './clean-html.server.ts'
import { answerTasks } from './task-thread.server.ts'

/** Cleans long texts in a thread, one at a time (html-cleaner.server.ts). */
answerTasks(({ cleaner, html }: CleaningTask) => cleaners[cleaner](html))

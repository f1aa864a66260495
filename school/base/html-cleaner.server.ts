import { Worker } from 'node:worker_threads'
import {
  cleaners,
  type CleanerName,
  type CleaningAnswer,
  type CleaningTask,
} from './clean-html.server.ts'

/**
 * Maximum length that is cleaned without the thread, in characters; it takes about 10 ms at worst.
 */
const maxInPlaceLength = 20_000

/** How long the idle thread waits for another text before it ends, in milliseconds. */
const idleMs = 30_000

/**
 * In the build, the thread's script is beside the server's; in the sources it is beside this file.
 */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './html-cleaner-worker.ts' : './html-cleaner-worker.js',
  import.meta.url,
)

/** Cleans HTML for display, see `cleanHtml`. Long texts never delay other requests. */
export const cleanForReaders = async (html: string): Promise<string> =>
  (await run('shown', html)) ?? ''

/** Cleans HTML for saving, see `cleanOwnHtml`. Long texts never delay other requests. */
export const cleanForStorage = (html: string): Promise<string | null> => run('saved', html)

async function run(cleaner: CleanerName, html: string): Promise<string | null> {
  if (html.length <= maxInPlaceLength) return cleaners[cleaner](html)
  thread ??= new CleaningThread(() => {
    thread = null
  })
  return thread.clean(cleaner, html)
}

let thread: CleaningThread | null = null

interface Waiting {
  resolve: (clean: string | null) => void
  reject: (error: Error) => void
}

/**
 * A thread that cleans texts. Does not keep the process alive, and ends after a while without work.
 */
class CleaningThread {
  readonly #worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 128 } })
  readonly #waiting = new Map<number, Waiting>()
  readonly #idle: NodeJS.Timeout
  #lastId = 0

  /** @param onEnd called once, when the thread accepts no more texts */
  constructor(onEnd: () => void) {
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0) return
      onEnd()
      void this.#worker.terminate()
    }, idleMs).unref()
    this.#worker.unref()
    this.#worker.on('message', ({ id, clean }: CleaningAnswer) => {
      this.#idle.refresh()
      this.#waiting.get(id)?.resolve(clean)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#worker.unref()
    })
    const end = (error: Error) => {
      clearTimeout(this.#idle)
      onEnd()
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    }
    this.#worker.on('error', end)
    this.#worker.on('exit', () => end(new Error('The thread that cleans HTML has ended.')))
  }

  clean(cleaner: CleanerName, html: string): Promise<string | null> {
    this.#lastId += 1
    const id = this.#lastId
    this.#idle.refresh()
    // A pending text keeps the process alive; an idle thread does not.
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, cleaner, html } satisfies CleaningTask, [])
    })
  }
}

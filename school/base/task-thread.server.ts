import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** Time without a task after which an idle thread ends, in milliseconds. */
const idleMs = 30_000

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/**
 * Runs tasks in a thread, which begins with the first task and ends after a while without any. An
 * idle thread does not keep the process alive. Its script answers with {@link answerTasks}.
 */
export class TaskThread<Task, Answer> {
  readonly #file: URL
  readonly #options: WorkerOptions
  #running: RunningThread<Task, Answer> | null = null

  constructor(file: URL, options: WorkerOptions = {}) {
    this.#file = file
    this.#options = options
  }

  run(task: Task): Promise<Answer> {
    this.#running ??= new RunningThread<Task, Answer>(this.#file, this.#options, () => {
      this.#running = null
    })
    return this.#running.run(task)
  }
}

class RunningThread<Task, Answer> {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting<Answer>>()
  readonly #idle: NodeJS.Timeout
  #lastId = 0

  /** @param onEnd called once, when the thread accepts no more tasks */
  constructor(file: URL, options: WorkerOptions, onEnd: () => void) {
    this.#worker = new Worker(file, options)
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0) return
      onEnd()
      void this.#worker.terminate()
    }, idleMs).unref()
    this.#worker.unref()
    this.#worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
      this.#idle.refresh()
      this.#waiting.get(id)?.resolve(answer)
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
    this.#worker.on('exit', () => end(new Error(`The thread ${file.pathname} has ended.`)))
  }

  run(task: Task): Promise<Answer> {
    this.#lastId += 1
    const id = this.#lastId
    this.#idle.refresh()
    // A pending task keeps the process alive; an idle thread does not.
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, task }, [])
    })
  }
}

/** Answers the tasks of a {@link TaskThread}, in its thread; `answer` names their type. */
export function answerTasks(answer: (task: never) => unknown) {
  const reply = async ({ id, task }: { id: number; task: never }) =>
    parentPort?.postMessage({ id, answer: await answer(task) }, [])
  parentPort?.on('message', (message: { id: number; task: never }) => void reply(message))
}

/**
 * Finds the file of a thread: in the sources beside its caller, in the build beside the server's
 * script.
 *
 * @param caller `import.meta.url` of the file that starts the thread
 */
export const threadFile = (name: string, caller: string) =>
  new URL(`./${name}.${caller.endsWith('.ts') ? 'ts' : 'js'}`, caller)

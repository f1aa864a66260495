import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FileResult, RunRequest } from './runner.ts'

/** Test runs in a process of their own, which is killed when a mutant keeps it from ending. */
export class TestRuns {
  readonly #copy: string
  readonly #environment: Record<string, string>
  #child: ChildProcess | null = null

  /** @param copy the copy of the project with all mutants in it */
  constructor(copy: string, environment: Record<string, string>) {
    this.#copy = copy
    this.#environment = environment
  }

  /** @returns `null` when the run did not end within `limitMs` */
  async run(request: RunRequest, limitMs: number): Promise<FileResult[] | null> {
    const child = (this.#child ??= await this.#start())
    const answered = once(child, 'message')
    child.send(request)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), limitMs)
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error('The test runner ended by itself: see its message above.')
    })
    const answer = await Promise.race([answered, late, ended])
    ended.catch(() => {})
    clearTimeout(timer)
    if (answer === null) {
      await this.stop()
      return null
    }
    return answer[0] as FileResult[]
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#copy, 'scripts/mutants/runner.ts'), [], {
      cwd: this.#copy,
      env: { ...process.env, ...this.#environment },
      // A process group of its own, so that everything the tests started ends with it.
      detached: true,
    })
    await once(child, 'message')
    return child
  }

  async stop() {
    const child = this.#child
    this.#child = null
    if (!child?.pid || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await exited
    clearTimeout(timer)
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has already ended.
    }
  }
}

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { fail, type Result } from '../../base/result.ts'
import { tooMuchMemory, type EncodedPicture } from './encode-picture.server.ts'
import type { FileFormat } from './detect-file-format.server.ts'
import type { PictureEdit } from './picture-edit.ts'

/** A picture to encode, with its format as detected from its bytes. */
export interface PictureTask {
  bytes: Buffer
  format: FileFormat
  /** turn and crop of a stored picture; left out for an upload */
  edit?: PictureEdit
}

/** Answers of the process to a task: first `received`, then the result. */
export type PictureAnswer = 'received' | Result<EncodedPicture, string>

/** Limits of the process, in megabytes and in milliseconds for one picture. */
export interface PictureLimits {
  memoryMb: number
  timeMs: number
}

/** Enough for an AVIF of 24 megapixels and for 50 megapixels in other formats (decision 0022). */
const usualLimits: PictureLimits = { memoryMb: 600, timeMs: 120_000 }

/** Memory that Node reserves without using it, in megabytes: the kernel counts it as allocated. */
const reservedMb = 600

/** Time that the idle process waits for another picture before it ends, in milliseconds. */
const idleMs = 30_000

/** Script of the process: beside the server's script in the build, else beside this file. */
const processFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.js',
    import.meta.url,
  ),
)

const tooSlow = 'This picture takes too long to prepare. Make it smaller, or save it as JPEG.'

/**
 * Encodes pictures in a child process, one at a time (docs/decisions/0022). The process starts with
 * the first picture and ends when none has come for a while. What exceeds a limit ends the process
 * and not the server.
 */
export class PictureProcess {
  readonly #limits: PictureLimits
  #child: ChildProcess | null = null
  readonly #oneAtATime = pLimit(1)
  #idle: NodeJS.Timeout | undefined

  constructor(limits: PictureLimits = usualLimits) {
    this.#limits = limits
  }

  /** @returns the encoded picture, or a sentence that says why it is refused and what to do */
  encode(task: PictureTask): Promise<Result<EncodedPicture, string>> {
    return this.#oneAtATime(() => this.#run(task))
  }

  /** Ends the process; the next picture starts another. */
  stop() {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  /** Runs a task; once more when the system had ended the idle process. */
  async #run(task: PictureTask): Promise<Result<EncodedPicture, string>> {
    return (await this.#runOnce(task)) ?? (await this.#runOnce(task)) ?? fail(tooMuchMemory)
  }

  async #runOnce(task: PictureTask) {
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    child.ref()
    child.channel?.ref()
    try {
      return await this.#ask(child, task)
    } finally {
      child.unref()
      child.channel?.unref()
      this.#idle = setTimeout(() => this.stop(), idleMs).unref()
    }
  }

  /** Sends a task to the process; `null` when the process ended before it received the task. */
  #ask(child: ChildProcess, task: PictureTask) {
    return new Promise<Result<EncodedPicture, string> | null>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.stop()
        settle(fail(tooSlow))
      }, this.#limits.timeMs)
      let isReceived = false
      const stopListening = () => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
      }
      const settle = (answer: Result<EncodedPicture, string> | null) => {
        stopListening()
        resolve(answer)
      }
      const onMessage = (answer: PictureAnswer) => {
        if (answer === 'received') isReceived = true
        else settle(answer)
      }
      const onExit = () => settle(isReceived ? fail(tooMuchMemory) : null)
      const onError = (error: Error) => {
        stopListening()
        this.stop()
        reject(error)
      }
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
      // An error means that the process has just ended, which `exit` reports too.
      child.send(task, () => undefined)
    })
  }

  #start(): ChildProcess {
    const { memoryMb } = this.#limits
    const child = fork(processFile, [String(memoryMb * 1024 * 1024)], {
      ...withMemoryLimit(memoryMb),
      serialization: 'advanced',
      // The process gets none of the server's secrets. Fewer threads and heaps take less memory.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
    return child
  }
}

/**
 * Returns the options of the process that limit its memory: its heap, and on Linux all memory that
 * it can allocate. On every system the process also measures itself (picture-process.ts).
 */
function withMemoryLimit(memoryMb: number): { execPath?: string; execArgv: string[] } {
  const ownHeap = '--max-old-space-size=128'
  if (process.platform !== 'linux') return { execArgv: [ownHeap] }
  const script = `ulimit -d ${(memoryMb + reservedMb) * 1024}; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ownHeap] }
}

const pictures = new PictureProcess()

/** Encodes a picture in the process that this server keeps for it. */
export const encodeInProcess = (task: PictureTask) => pictures.encode(task)

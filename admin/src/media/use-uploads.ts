import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useCallback, useRef, useState } from 'react'
import { isLost, StaffApiError } from '../api/staff-api-error.ts'
import { makeReady } from './make-ready.ts'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { sendMedia, type LearnersGiven, type MediaFile } from './media-file.ts'

/** A file on its way into the library. */
export interface Upload {
  key: number
  /** its name on the person's device */
  name: string
  state: 'asking' | 'waiting' | 'sending' | 'working' | 'done' | 'refused'
  /** the sent part, from 0 to 1 */
  part: number
  /** why it was refused, and what to do */
  problem: string
  /** whether trying again can help */
  canRetry: boolean
}

interface Job {
  key: number
  file: File
  replaces: string | undefined
  /** whether the picture shows learners; a PDF is not asked */
  learners?: LearnersGiven
}

/**
 * Sends files one at a time and reports their progress.
 *
 * @param onAdded called for each file that has arrived
 */
export function useUploads(onAdded: (file: MediaFile) => void) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const jobs = useRef(new Map<number, Job>())
  const [inOrder] = useState(() => pLimit(1))
  const counted = useRef(0)

  const note = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    )
  }, [])

  const work = useCallback(
    async ({ key, file, replaces, learners }: Job) => {
      try {
        note(key, { state: 'sending', part: 0 })
        const ready = await makeReady(file)
        const onProgress = (part: number) =>
          note(key, { part, state: part < 1 ? 'sending' : 'working' })
        const added = await sendMedia(ready, replaces, learners, { onProgress })
        note(key, { state: 'done' })
        jobs.current.delete(key)
        await queries.invalidateQueries({ queryKey: ['media'] })
        onAdded(added)
      } catch (error) {
        const problem =
          error instanceof Error
            ? error.message
            : 'Something went wrong here. Try again in a moment.'
        const canRetry =
          isLost(error) ||
          (error instanceof StaffApiError && [429, 500, 503].includes(error.status))
        note(key, { state: 'refused', problem, canRetry })
      }
    },
    [note, onAdded, queries],
  )

  const begin = useCallback(
    (job: Job) => {
      void inOrder(() => work(job))
    },
    [inOrder, work],
  )

  /** @param replaces id of the file to replace */
  const add = (files: readonly File[], replaces?: string) => {
    const added = files.map((file) => ({ key: (counted.current += 1), file, replaces }))
    setUploads((all) => [
      ...all.filter(({ state }) => state !== 'done'),
      ...added.map(({ key, file }) => ({
        key,
        name: file.name,
        state: asksFor(file) ? ('asking' as const) : ('waiting' as const),
        part: 0,
        problem: '',
        canRetry: false,
      })),
    ])
    for (const job of added) {
      jobs.current.set(job.key, job)
      if (!asksFor(job.file)) begin(job)
    }
  }
  /** Answers for pictures whether they show learners, and sends them. */
  const answer = (keys: readonly number[], learners: LearnersGiven) => {
    for (const key of keys) {
      const job = jobs.current.get(key)
      if (!job) continue
      jobs.current.set(key, { ...job, learners })
      note(key, { state: 'waiting' })
      begin({ ...job, learners })
    }
  }
  const retry = (key: number) => {
    const job = jobs.current.get(key)
    if (job) begin(job)
  }
  const dismiss = (key: number) => {
    jobs.current.delete(key)
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }
  return { uploads, add, answer, retry, dismiss }
}

/** Returns whether a file may be a picture; what is too large is refused without a question. */
const asksFor = ({ name, type, size }: File) =>
  type !== 'application/pdf' &&
  !/\.pdf$/i.test(name) &&
  (size <= uploadLimit || /\.hei[cf]$/i.test(name))

export type Uploads = ReturnType<typeof useUploads>

import pLimit from 'p-limit'
import { useState } from 'react'
import { isLost, StaffApiError } from '../api/staff-api-error.ts'
import { prepareUpload } from './prepare-upload.ts'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { notify } from '../notifications/notify.ts'
import {
  refreshMedia,
  sendMedia,
  withUses,
  type LearnersGiven,
  type MediaFile,
} from './media-file.ts'

/** A file on its way into the library. */
export interface Upload {
  key: number
  file: File
  /** id of the file that it replaces */
  replaces: string | undefined
  state: 'asking' | 'waiting' | 'sending' | 'working' | 'done' | 'refused'
  /** the sent part, from 0 to 1 */
  part: number
  /** the reason it was refused, and what to do */
  problem: string
  /** trying again can help */
  canRetry: boolean
  /** its size in pixels, when it is kept smaller */
  madeSmallerFrom?: MediaFile['madeSmallerFrom']
  /** the file of the library that has the same bytes, which is why this one was refused */
  existing: MediaFile | null
  /** it is added although the library has it */
  isAgain: boolean
  /** the answer to whether the picture shows learners; a PDF is not asked */
  learners?: LearnersGiven
  /** ends the upload */
  cancel: AbortController
}

let lastKey = 0

/**
 * Sends files one at a time and reports their progress.
 *
 * @param onAdded called for each file that has arrived
 * @param onExisting called for a file of the library that is used instead of the same one
 */
export function useUploads(
  onAdded: (file: MediaFile) => void,
  onExisting: (file: MediaFile) => void = onAdded,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [inOrder] = useState(() => pLimit(1))

  const note = (key: number, change: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    )
  const send = async ({ key, file, replaces, learners, isAgain, cancel: { signal } }: Upload) => {
    if (signal.aborted) return
    try {
      note(key, { state: 'sending', part: 0 })
      const ready = await prepareUpload(file)
      signal.throwIfAborted()
      const onProgress = (part: number) =>
        note(key, { part, state: part < 1 ? 'sending' : 'working' })
      const added = await sendMedia(ready, replaces, learners, { onProgress, signal, isAgain })
      const { madeSmallerFrom } = added
      note(key, { state: 'done', ...(madeSmallerFrom && { madeSmallerFrom }) })
      await refreshMedia()
      onAdded(added)
      if (replaces === undefined) return
      if (added.hidden !== null) notify(added.hidden, { type: 'warning' })
      else notify(withUses(added, `“${added.name}” is replaced.`), { type: 'success' })
    } catch (error) {
      if (!signal.aborted) note(key, { state: 'refused', ...refusalOf(error) })
    }
  }
  const begin = (upload: Upload, given: Pick<Partial<Upload>, 'learners' | 'isAgain'> = {}) => {
    const begun = { ...upload, ...given, ...noProblem, state: 'waiting', part: 0 } as const
    note(upload.key, begun)
    void inOrder(() => send(begun))
  }
  /** @param replaces id of the file to replace */
  const add = (files: readonly File[], replaces?: string) => {
    const added = files.map((file): Upload => {
      const cancel = new AbortController()
      lastKey += 1
      const start = { state: 'asking', part: 0, isAgain: false, ...noProblem } as const
      return { key: lastKey, file, replaces, cancel, ...start }
    })
    setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added])
    for (const upload of added) if (!asksFor(upload.file)) begin(upload)
  }
  /** Answers for pictures whether they show learners, and sends them. */
  const answer = (some: readonly Upload[], learners: LearnersGiven) => {
    for (const upload of some) begin(upload, { learners })
  }
  /** Sends a file again. @param isAgain whether it is added although the library has it */
  const retry = (upload: Upload, isAgain = false) => begin(upload, { isAgain })
  /** Ends an upload, or removes it from the list. */
  const dismiss = ({ key, cancel }: Upload) => {
    cancel.abort()
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }
  /** Takes the file of the library that has the same bytes. */
  const takeExisting = (upload: Upload) => {
    dismiss(upload)
    if (upload.existing) onExisting(upload.existing)
  }
  return { uploads, add, answer, retry, dismiss, takeExisting }
}

const noProblem = { problem: '', canRetry: false, existing: null } as const

/** Returns why a file was refused, and what helps. */
function refusalOf(error: unknown): Pick<Upload, 'problem' | 'canRetry' | 'existing'> {
  if (!(error instanceof Error))
    return { ...noProblem, problem: 'Something went wrong here. Try again in a moment.' }
  const { message: problem } = error
  if (!(error instanceof StaffApiError)) return { ...noProblem, problem }
  return {
    problem,
    canRetry: isLost(error) || [429, 500, 503].includes(error.status),
    existing: error.reason === 'duplicate' ? (error.body.existing as MediaFile) : null,
  }
}

/** Returns whether a file may be a picture; what is too large is refused without a question. */
const asksFor = ({ name, type, size }: File) =>
  type !== 'application/pdf' &&
  !/\.pdf$/i.test(name) &&
  (size <= uploadLimit || /\.hei[cf]$/i.test(name))

export type Uploads = ReturnType<typeof useUploads>

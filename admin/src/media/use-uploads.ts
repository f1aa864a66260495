import pLimit from 'p-limit'
import { useState } from 'react'
import { isLost, messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { prepareUpload } from './prepare-upload.ts'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import {
  refreshMedia,
  sendMedia,
  withUses,
  type LearnersGiven,
  type MediaFile,
  type OpenedFile,
} from './media-file.ts'

/**
 * The state of an upload:
 *
 * - `asking`: the person has yet to say whether the picture shows learners
 * - `waiting`: another file is being sent
 * - `sending`: the browser prepares the file and sends its bytes
 * - `working`: all bytes are sent, and the server processes the file
 * - `done`: the file is in the library
 * - `refused`: the file is not in the library; `problem` says why
 */
type UploadState = 'asking' | 'waiting' | 'sending' | 'working' | 'done' | 'refused'

/** A file on its way into the library. */
export interface Upload {
  key: number
  file: File
  /** id of the file to replace; `undefined` to add a new file */
  replaces: string | undefined
  state: UploadState
  /** from 0 to 1 */
  sentFraction: number
  /** the reason for a refusal, and what to do */
  problem: string
  /** the same file may be accepted at another try */
  canRetry: boolean
  /** the size of the sent picture in pixels, when the library keeps a smaller one */
  madeSmallerFrom?: MediaFile['madeSmallerFrom']
  /** the file of the library with the same bytes, for which this upload was refused */
  existing: MediaFile | null
  /** the file is added although the library has one with the same bytes */
  allowsDuplicate: boolean
  /** the answer to whether the picture shows learners; a PDF is not asked */
  learners?: LearnersGiven
  /** cancels the upload */
  cancel: AbortController
}

let lastKey = 0

/**
 * Sends files one at a time and reports their progress.
 *
 * @param onAdded called for each file that has arrived
 * @param onExisting called for a file of the library that the person takes instead of a duplicate
 */
export function useUploads(
  onAdded: (file: MediaFile) => void,
  onExisting: (file: MediaFile) => void = onAdded,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [queue] = useState(() => pLimit(1))

  const update = (key: number, change: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    )
  /** Shows an added file in the lists and to the caller. */
  const announce = async (added: OpenedFile, replaces: string | undefined) => {
    await refreshMedia()
    onAdded(added)
    if (replaces === undefined) return
    if (added.hidden !== null) notify(added.hidden, { type: 'warning' })
    else notify(withUses(added, `“${added.name}” is replaced.`))
  }
  const send = async (upload: Upload) => {
    const { key, replaces, learners, allowsDuplicate } = upload
    const { signal } = upload.cancel
    if (signal.aborted) return
    const onProgress = (sentFraction: number) =>
      update(key, { sentFraction, state: sentFraction < 1 ? 'sending' : 'working' })
    try {
      onProgress(0)
      const file = await prepareUpload(upload.file)
      signal.throwIfAborted()
      const options = { onProgress, signal, allowsDuplicate }
      const added = await sendMedia(file, replaces, learners, options)
      const { madeSmallerFrom } = added
      update(key, { state: 'done', ...(madeSmallerFrom && { madeSmallerFrom }) })
      // The file is in the library: a later failure has its own message.
      await announce(added, replaces).catch(notifyFailure)
    } catch (error) {
      if (!signal.aborted) update(key, { state: 'refused', ...refusalOf(error) })
    }
  }
  const begin = (upload: Upload) => {
    const waiting = { ...upload, ...noProblem, state: 'waiting', sentFraction: 0 } as const
    update(upload.key, waiting)
    void queue(() => send(waiting))
  }
  /** @param replaces id of the file to replace */
  const add = (files: readonly File[], replaces?: string) => {
    const added = files.map((file): Upload => {
      lastKey += 1
      return {
        key: lastKey,
        file,
        replaces,
        state: 'asking',
        sentFraction: 0,
        ...noProblem,
        allowsDuplicate: false,
        cancel: new AbortController(),
      }
    })
    setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added])
    for (const upload of added) if (!needsLearnersAnswer(upload.file)) begin(upload)
  }
  /** Answers for pictures whether they show learners, and sends them. */
  const answer = (some: readonly Upload[], learners: LearnersGiven) => {
    for (const upload of some) begin({ ...upload, learners })
  }
  /** Sends a file again. @param allowsDuplicate adds the file although the library has it */
  const retry = (upload: Upload, allowsDuplicate = false) => begin({ ...upload, allowsDuplicate })
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

/** Returns the reason for which a file was refused, and how to go on. */
function refusalOf(error: unknown): Pick<Upload, 'problem' | 'canRetry' | 'existing'> {
  const problem = error instanceof Error ? error.message : messageOf(error)
  if (!(error instanceof StaffApiError)) return { ...noProblem, problem }
  return {
    problem,
    canRetry: isLost(error) || [429, 500, 503].includes(error.status),
    existing: (error.reason === 'duplicate' && error.body.existing) || null,
  }
}

/**
 * Tells whether a person must answer for a file: it may be a picture that shows learners. A file that
 * is too large is refused without a question, except HEIC, which becomes smaller as JPEG.
 */
const needsLearnersAnswer = ({ name, type, size }: File) =>
  type !== 'application/pdf' &&
  !/\.pdf$/i.test(name) &&
  (size <= uploadLimit || /\.hei[cf]$/i.test(name))

export type Uploads = ReturnType<typeof useUploads>

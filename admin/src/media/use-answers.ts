import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { commandFiles, refreshMedia, type LearnersGiven, type MediaFile } from './media-file.ts'

/** Answers for one picture after another, or several at once, whether they show learners. */
export function useAnswers() {
  const [selected, select] = useState<readonly MediaFile[]>([])
  /** the pictures whose consent is being entered */
  const [withLearners, setWithLearners] = useState<readonly MediaFile[]>([])
  const [isBusy, setBusy] = useState(false)

  const done = (files: readonly MediaFile[]) => {
    select(selected.filter(({ id }) => !files.some((file) => file.id === id)))
    const [first] = files
    const what = files.length === 1 && first ? `“${first.name}”` : `${files.length} pictures`
    notify(`Answered for ${what}.`, { type: 'success' })
  }
  const sayNo = async (files: readonly MediaFile[]) => {
    setBusy(true)
    try {
      const ids = files.map(({ id }) => id)
      const result = await commandFiles({ action: 'answer-learners', ids, showsLearners: 'no' })
      const [refused] = result.refused
      if (result.done.length > 0) done(result.done)
      if (refused) notify(refused.error, { type: 'error' })
      await refreshMedia()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const answer = (files: readonly MediaFile[], given: LearnersGiven['showsLearners']) =>
    given === 'yes' ? setWithLearners(files) : void sayNo(files)
  return { selected, select, isBusy, answer, withLearners, done, close: () => setWithLearners([]) }
}

export type Answers = ReturnType<typeof useAnswers>

import type { ConsentUse } from '../../../school/content/media/learners.ts'
import type { LearnersGiven, MediaFile } from './media-file.ts'

/** An answer as it is being filled in. */
export interface LearnersDraft {
  showsLearners: 'yes' | 'no' | null
  reference: string
  /** `YYYY-MM-DD`, or '' */
  until: string
  uses: readonly ConsentUse[]
}

export const noAnswer: LearnersDraft = {
  showsLearners: null,
  reference: '',
  until: '',
  uses: ['website', 'news'],
}

/** Returns the answer of a picture, to change it. */
export function draftOf({ showsLearners, consent }: MediaFile): LearnersDraft {
  if (showsLearners === 'unanswered' || showsLearners === null) return noAnswer
  // What has ended is entered again: it is another consent.
  if (!consent || consent.endedAt !== null) return { ...noAnswer, showsLearners }
  return { showsLearners, ...consent }
}

/** Returns what to send; the consent once a part of it was filled in. */
export function givenOf({ showsLearners, reference, until, uses }: LearnersDraft): LearnersGiven {
  if (showsLearners !== 'yes') return { showsLearners: 'no' }
  const isFilledIn = reference.trim() !== '' || until !== ''
  return { showsLearners, ...(isFilledIn && { consent: { reference, until, uses: [...uses] } }) }
}

/** Returns whether a picture without learners, or with a consent, would be seen. */
export const isSeenWith = (draft: LearnersDraft) =>
  draft.showsLearners === 'no' || givenOf(draft).consent !== undefined

import { useId } from 'react'
import {
  consentUseNames,
  consentUses,
  type ConsentUse,
} from '../../../school/content/media/learners.ts'
import { Checkboxes } from '../ui/checkbox.tsx'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import type { LearnersGiven, MediaFile } from './media-file.ts'

interface ConsentFieldsProps {
  value: LearnersDraft
  onChange: (value: LearnersDraft) => void
  problemAt: (field: string) => string | undefined
}

const neverNames = 'Never a learner’s name.'

/** The consent to a picture with learners: where it is kept, until when, and what it allows. */
export function ConsentFields({ value, onChange, problemAt }: ConsentFieldsProps) {
  const usesId = useId()
  const referenceProblem = problemAt('consent.reference')
  const usesProblem = { problem: problemAt('consent.uses') }
  return (
    <div className={layout.stack}>
      <TextField
        label="Where the signed consent is kept"
        value={value.reference}
        problem={referenceProblem && `${referenceProblem} ${neverNames}`}
        help={`Such as a folder and a number. ${neverNames}`}
        onChange={(reference) => onChange({ ...value, reference })}
      />
      <TextField
        label="Valid until"
        type="date"
        isShort
        value={value.until}
        problem={problemAt('consent.until')}
        help="Its last day. The picture is hidden after it."
        onChange={(until) => onChange({ ...value, until })}
      />
      <fieldset {...describedBy(usesId, usesProblem)}>
        <legend className={fields.label}>What the consent allows</legend>
        <Checkboxes
          choices={consentUses}
          labelOf={(use) => consentUseNames[use]}
          value={value.uses}
          onChange={(uses) => onChange({ ...value, uses })}
        />
        <FieldNote id={`${usesId}-help`} {...usesProblem} />
      </fieldset>
    </div>
  )
}

/** An answer as it is being filled in. */
interface LearnersDraft {
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

/** Returns the present answer of a picture, to start its fields with. */
export function draftOf({ showsLearners, consent }: MediaFile): LearnersDraft {
  if (showsLearners === 'unanswered' || showsLearners === null) return noAnswer
  // A consent that has ended is not shown: the person enters a new one.
  if (!consent || consent.endedAt !== null) return { ...noAnswer, showsLearners }
  return { showsLearners, ...consent }
}

/** Returns the answer as it is sent; with a consent once a part of it is filled in. */
export function toAnswer({ showsLearners, reference, until, uses }: LearnersDraft): LearnersGiven {
  if (showsLearners !== 'yes') return { showsLearners: 'no' }
  const isFilledIn = reference.trim() !== '' || until !== ''
  return { showsLearners, ...(isFilledIn && { consent: { reference, until, uses: [...uses] } }) }
}

/** Tells whether a picture with this answer would be visible. */
export const isVisibleWith = (draft: LearnersDraft) =>
  draft.showsLearners === 'no' || toAnswer(draft).consent !== undefined

import { useId } from 'react'
import {
  consentUseNames,
  consentUses,
  type ConsentUse,
} from '../../../school/content/media/learners.ts'
import { Checkbox } from '../ui/checkbox.tsx'
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
        {consentUses.map((use) => (
          <Checkbox
            key={use}
            label={consentUseNames[use]}
            isChecked={value.uses.includes(use)}
            onChange={(isChecked) =>
              onChange({
                ...value,
                uses: consentUses.filter((each) =>
                  each === use ? isChecked : value.uses.includes(each),
                ),
              })
            }
          />
        ))}
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

/** Returns the answer of a picture, to change it. */
export function draftOf({ showsLearners, consent }: MediaFile): LearnersDraft {
  if (showsLearners === 'unanswered' || showsLearners === null) return noAnswer
  // What has ended is entered again: it is another consent.
  if (!consent || consent.endedAt !== null) return { ...noAnswer, showsLearners }
  return { showsLearners, ...consent }
}

/** Returns what to send; the consent once a part of it was filled in. */
export function toAnswer({ showsLearners, reference, until, uses }: LearnersDraft): LearnersGiven {
  if (showsLearners !== 'yes') return { showsLearners: 'no' }
  const isFilledIn = reference.trim() !== '' || until !== ''
  return { showsLearners, ...(isFilledIn && { consent: { reference, until, uses: [...uses] } }) }
}

/** Returns whether a picture without learners, or with a consent, would be seen. */
export const isVisibleWith = (draft: LearnersDraft) =>
  draft.showsLearners === 'no' || toAnswer(draft).consent !== undefined

import { useId } from 'react'
import { consentUseNames, consentUses } from '../../../school/content/media/learners.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import type { LearnersDraft } from './learners-answer.ts'

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

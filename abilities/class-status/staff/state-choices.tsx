import { useState } from 'react'
import { formatTime } from '../../../school/base/formats.ts'
import type { ClassState } from '../../../school/kinds/class-notice-choices.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { Choices, fieldProps, optionsOf } from './choices.tsx'
import { changeFields, keepTime, withState } from './notice-changes.ts'
import type { NoticePartProps } from './notice.ts'
import { defaultTimes, stateTimeChoices } from './notice-time-choices.ts'

/** Names of the states on their buttons. */
const stateNames: Record<ClassState, string> = {
  'no-classes': 'No classes',
  remote: 'Online or modular',
  'early-dismissal': 'Classes end early',
  'late-start': 'Classes begin late',
  'as-usual': 'Classes as usual',
}

/**
 * Offers the states of classes, and the times of a state that has a time. A typed time is kept while
 * another state hides its field.
 */
export function StateChoices({ notice, problems, onChange }: NoticePartProps) {
  const { state, time } = notice
  const [times, setTimes] = useState(defaultTimes)
  return (
    <>
      <Choices
        label="Classes"
        {...fieldProps(problems, 'state')}
        options={optionsOf(stateNames)}
        chosen={[state]}
        onPress={(next) => {
          const keptTimes = keepTime(times, notice)
          setTimes(keptTimes)
          changeFields(onChange, withState(next, keptTimes))
        }}
      />
      {stateTimeChoices[state] && (
        <>
          <Choices
            label="Time"
            {...fieldProps(problems, 'time')}
            options={stateTimeChoices[state].map((value) => ({
              value,
              name: formatTime(value, 'en'),
            }))}
            chosen={time === null ? [] : [time]}
            onPress={(next) => onChange(['time'], next)}
          />
          <TextField
            label="Another time"
            type="time"
            value={time ?? ''}
            onChange={(value) => onChange(['time'], value.slice(0, 5) || null)}
            isShort
          />
        </>
      )}
    </>
  )
}

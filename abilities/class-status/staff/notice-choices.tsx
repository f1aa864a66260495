import { useState } from 'react'
import { dayInManila } from '../../../school/base/dates.ts'
import { formatTime } from '../../../school/base/formats.ts'
import { proposeFor } from '../../../school/kinds/class-notice-choices.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { sectionNames } from '../../../school/staff/accounts/roles.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import type { Problem } from '../../../admin/src/api/staff-api-error.ts'
import { fieldId, type FieldPath } from '../../../admin/src/forms/form-data.ts'
import { reasonLabels, sourceLabels, stateLabels } from './choice-labels.ts'
import { Choices, optionsOf } from './choices.tsx'
import { keepTime, withReason, withState } from './notice-changes.ts'
import type { NoticeDraft } from './notice.ts'
import { defaultTimes, usualChecks, usualDays, usualLastDays, usualTimes } from './usual-choices.ts'

export interface NoticeChoicesProps {
  notice: NoticeDraft
  campuses: readonly string[]
  problems: readonly Problem[]
  onChange: (path: FieldPath, value: unknown) => void
}

/** Adds a value to a list, or removes it. */
const toggle = <Choice,>(list: readonly Choice[], value: Choice) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/**
 * The choices of a notice, each one press. Typed times and reasons are kept while another choice hides
 * their fields: a wrong press costs no typing.
 */
export function NoticeChoices({ notice, campuses, problems, onChange }: NoticeChoicesProps) {
  const [now] = useState(serverNow)
  const today = dayInManila(new Date(now))
  const { state, time, levels, day, lastDay, nextCheck, reason, source } = notice
  const hasPassed = day !== '' && (lastDay ?? day) < today
  const [times, setTimes] = useState(defaultTimes)
  const [typedReason, setTypedReason] = useState({ en: '', fil: '' })
  const rule = reason && proposeFor(reason).rule
  const problemAt = (field: string) => problems.find((problem) => problem.field === field)?.message
  const fieldOf = (field: string) => ({ field, problem: problemAt(field) })
  const textFieldOf = (field: string) => ({ id: fieldId(field), problem: problemAt(field) })
  const changeFields = (fields: Partial<NoticeDraft>) => {
    for (const [field, value] of Object.entries(fields)) onChange([field], value)
  }
  const campusNames = [...new Set([...campuses, ...notice.campuses])]
  return (
    <>
      <Choices
        label="Classes"
        {...fieldOf('state')}
        options={optionsOf(stateLabels)}
        chosen={[state]}
        onPress={(next) => {
          const keptTimes = keepTime(times, notice)
          setTimes(keptTimes)
          changeFields(withState(next, keptTimes))
        }}
      />
      {usualTimes[state] && (
        <>
          <Choices
            label="Time"
            {...fieldOf('time')}
            options={usualTimes[state].map((value) => ({ value, name: formatTime(value, 'en') }))}
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
      <Choices
        label="Day"
        {...fieldOf('day')}
        options={usualDays(today)}
        chosen={[day]}
        onPress={(next) => {
          onChange(['day'], next)
          if (lastDay !== null && lastDay <= next) onChange(['lastDay'], null)
        }}
        help={hasPassed ? 'This day has passed: no page shows the notice as current.' : undefined}
      />
      <Choices
        label="Several days"
        options={usualLastDays(day, today)}
        chosen={lastDay === null ? [] : [lastDay]}
        onPress={(next) => onChange(['lastDay'], next === lastDay ? null : next)}
      />
      <Choices
        label="Levels"
        {...fieldOf('levels')}
        options={departmentTags.map((tag) => ({ value: tag, name: sectionNames[tag] }))}
        chosen={levels}
        onPress={(level) =>
          onChange(
            ['levels'],
            departmentTags.filter((tag) => toggle(levels, level).includes(tag)),
          )
        }
        help={rule ? `${rule} DYCI decides for itself.` : undefined}
      />
      {campusNames.length > 1 && (
        <Choices
          label="Campuses"
          {...fieldOf('campuses')}
          options={[
            { value: '', name: 'All campuses' },
            ...campusNames.map((name) => ({ value: name, name })),
          ]}
          chosen={notice.campuses.length === 0 ? [''] : notice.campuses}
          onPress={(campus) =>
            onChange(['campuses'], campus === '' ? [] : toggle(notice.campuses, campus))
          }
        />
      )}
      <Choices
        label="Reason"
        {...fieldOf('reason')}
        options={optionsOf(reasonLabels)}
        chosen={reason === null ? [] : [reason]}
        onPress={(next) => {
          const keptReason = notice.otherReason ?? typedReason
          setTypedReason(keptReason)
          changeFields(withReason(notice, next === reason ? null : next, keptReason))
        }}
      />
      {reason === 'other' && (
        <>
          <TextField
            label="Reason in English"
            {...textFieldOf('otherReason.en')}
            help="In a few words, such as: strike of jeepney drivers."
            value={notice.otherReason?.en ?? ''}
            onChange={(value) => onChange(['otherReason', 'en'], value)}
          />
          <TextField
            label="Reason in Filipino"
            {...textFieldOf('otherReason.fil')}
            help="May stay empty. Such as: tigil-pasada ng mga jeepney."
            lang="fil"
            value={notice.otherReason?.fil ?? ''}
            onChange={(value) => onChange(['otherReason', 'fil'], value)}
          />
        </>
      )}
      {reason !== null && (
        <Choices
          label="According to"
          {...fieldOf('source')}
          options={optionsOf(sourceLabels)}
          chosen={source === null ? [] : [source]}
          onPress={(next) => onChange(['source'], next === source ? null : next)}
        />
      )}
      <Choices
        label="The school looks again"
        options={usualChecks(now)}
        chosen={nextCheck === null ? [] : [nextCheck]}
        onPress={(next) => onChange(['nextCheck'], next === nextCheck ? null : next)}
      />
    </>
  )
}

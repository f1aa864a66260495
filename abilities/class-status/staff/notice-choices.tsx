import { useState } from 'react'
import { dayInManila } from '../../../school/base/dates.ts'
import { formatTime } from '../../../school/base/formats.ts'
import {
  hasTime,
  proposeFor,
  type ClassReason,
  type ClassSource,
  type ClassState,
} from '../../../school/kinds/class-notice-choices.ts'
import type { TextIn } from '../../../school/kinds/class-notice-texts.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { sectionNames } from '../../../school/staff/accounts/sections.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import type { Problem } from '../../../admin/src/api/staff-api-error.ts'
import { fieldId, type FieldPath } from '../../../admin/src/forms/form-data.ts'
import { Choices, optionsOf } from './choices.tsx'
import type { NoticeDraft } from './notice.ts'
import { usualChecks, usualDays, usualLastDays } from './usual-choices.ts'

const stateWords: Record<ClassState, string> = {
  'no-classes': 'No classes',
  remote: 'Online or modular',
  'early-dismissal': 'Classes end early',
  'late-start': 'Classes begin late',
  'as-usual': 'Classes as usual',
}

const reasonWords: Record<ClassReason, string> = {
  'signal-1': 'Signal 1',
  'signal-2': 'Signal 2',
  'signal-3': 'Signal 3',
  'signal-4': 'Signal 4',
  'signal-5': 'Signal 5',
  'rain-yellow': 'Rain, yellow',
  'rain-orange': 'Rain, orange',
  'rain-red': 'Rain, red',
  heat: 'Heat index',
  flood: 'Flood',
  earthquake: 'Earthquake',
  'power-or-water': 'Power or water',
  'local-holiday': 'Local holiday',
  other: 'Other',
}

const sourceWords: Record<ClassSource, string> = {
  pagasa: 'PAGASA',
  deped: 'DepEd',
  governor: 'Governor',
  mayor: 'Mayor',
  school: 'The school',
}

export interface NoticeChoicesProps {
  notice: NoticeDraft
  campuses: readonly string[]
  problems: readonly Problem[]
  onChange: (path: FieldPath, value: unknown) => void
}

/** The time that a state with a time begins with; a person changes it where it is another. */
const firstTimes: Partial<Record<ClassState, string | null>> = {
  'early-dismissal': '12:00',
  'late-start': '10:00',
}

/** The times that are one press; any other is typed. */
const usualTimes: Partial<Record<ClassState, readonly string[]>> = {
  'early-dismissal': ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
  'late-start': ['08:00', '09:00', '10:00', '11:00', '13:00'],
}

const noReason: TextIn = { en: '', fil: '' }

/** The levels that are proposed for a reason; all without one. */
const levelsFor = (reason: ClassReason | null) =>
  reason === null ? departmentTags : proposeFor(reason).levels

const toggled = <Choice,>(list: readonly Choice[], value: Choice) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** The choices of a notice, each one press. What was typed is there again after a change of mind. */
export function NoticeChoices({ notice, campuses, problems, onChange }: NoticeChoicesProps) {
  const [now] = useState(serverNow)
  const today = dayInManila(new Date(now))
  const { state, time, levels, day, lastDay, nextCheck, reason, source } = notice
  const hasPassed = day !== '' && (lastDay ?? day) < today
  const [times, setTimes] = useState(firstTimes)
  const [typedReason, setTypedReason] = useState(noReason)
  const rule = reason && proposeFor(reason).rule
  const problemAt = (field: string) => problems.find((problem) => problem.field === field)?.message
  const fieldOf = (field: string) => ({ field, problem: problemAt(field) })
  const textFieldOf = (field: string) => ({ id: fieldId(field), problem: problemAt(field) })
  const places = [...new Set([...campuses, ...notice.campuses])]
  return (
    <>
      <Choices
        label="Classes"
        {...fieldOf('state')}
        options={optionsOf(stateWords)}
        chosen={[state]}
        onPress={(next) => {
          const known = { ...times, ...(hasTime(state) && { [state]: time }) }
          setTimes(known)
          onChange(['state'], next)
          onChange(['time'], known[next] ?? null)
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
        field="usual.lastDay"
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
            departmentTags.filter((tag) => toggled(levels, level).includes(tag)),
          )
        }
        help={rule ? `${rule} DYCI decides for itself.` : undefined}
      />
      {places.length > 1 && (
        <Choices
          label="Campuses"
          {...fieldOf('campuses')}
          options={[
            { value: '', name: 'All campuses' },
            ...places.map((name) => ({ value: name, name })),
          ]}
          chosen={notice.campuses.length === 0 ? [''] : notice.campuses}
          onPress={(campus) =>
            onChange(['campuses'], campus === '' ? [] : toggled(notice.campuses, campus))
          }
        />
      )}
      <Choices
        label="Reason"
        {...fieldOf('reason')}
        options={optionsOf(reasonWords)}
        chosen={reason === null ? [] : [reason]}
        onPress={(pressed) => {
          const next = pressed === reason ? null : pressed
          const known = notice.otherReason ?? typedReason
          setTypedReason(known)
          onChange(['reason'], next)
          onChange(['source'], next && proposeFor(next).source)
          onChange(['otherReason'], next === 'other' ? known : null)
          // Levels that a person chose stay.
          if (levels.join() === levelsFor(reason).join()) onChange(['levels'], levelsFor(next))
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
          options={optionsOf(sourceWords)}
          chosen={source === null ? [] : [source]}
          onPress={(next) => onChange(['source'], next === source ? null : next)}
        />
      )}
      <Choices
        label="The school looks again"
        field="usual.nextCheck"
        options={usualChecks(now)}
        chosen={nextCheck === null ? [] : [nextCheck]}
        onPress={(next) => onChange(['nextCheck'], next === nextCheck ? null : next)}
      />
    </>
  )
}

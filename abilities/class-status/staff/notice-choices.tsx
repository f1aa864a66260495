import { useState } from 'react'
import { dayInManila } from '../../../school/base/dates.ts'
import { hasNoticePassed } from '../../../school/kinds/class-notice.ts'
import { proposeFor } from '../../../school/kinds/class-notice-choices.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { sectionNames } from '../../../school/staff/accounts/roles.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import { Choices, fieldProps } from './choices.tsx'
import type { NoticePartProps } from './notice.ts'
import { ReasonChoices } from './reason-choices.tsx'
import { StateChoices } from './state-choices.tsx'
import { checkTimeChoices, dayChoices, lastDayChoices } from './notice-time-choices.ts'

/** Adds a value to a list, or removes it. */
const toggle = <Choice,>(list: readonly Choice[], value: Choice) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** The choices of a notice, each one press. */
export function NoticeChoices({
  campuses,
  ...props
}: NoticePartProps & { campuses: readonly string[] }) {
  const { notice, problems, onChange } = props
  const [now] = useState(serverNow)
  const today = dayInManila(new Date(now))
  const { levels, day, lastDay, nextCheck, reason } = notice
  const rule = reason && proposeFor(reason).rule
  const campusNames = [...new Set([...campuses, ...notice.campuses])]
  return (
    <>
      <StateChoices {...props} />
      <Choices
        label="Day"
        {...fieldProps(problems, 'day')}
        options={dayChoices(today)}
        chosen={[day]}
        onPress={(next) => {
          onChange(['day'], next)
          if (lastDay !== null && lastDay <= next) onChange(['lastDay'], null)
        }}
        help={
          hasNoticePassed(notice, today)
            ? 'This day has passed: no page shows the notice as current.'
            : undefined
        }
      />
      <Choices
        label="Several days"
        options={lastDayChoices(day, today)}
        chosen={lastDay === null ? [] : [lastDay]}
        onPress={(next) => onChange(['lastDay'], next === lastDay ? null : next)}
      />
      <Choices
        label="Levels"
        {...fieldProps(problems, 'levels')}
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
          {...fieldProps(problems, 'campuses')}
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
      <ReasonChoices {...props} />
      <Choices
        label="The school looks again"
        options={checkTimeChoices(now)}
        chosen={nextCheck === null ? [] : [nextCheck]}
        onPress={(next) => onChange(['nextCheck'], next === nextCheck ? null : next)}
      />
    </>
  )
}

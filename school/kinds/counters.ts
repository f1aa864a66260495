import * as z from 'zod'
import { formatNumber } from '../base/formats.ts'
import { line, name, optional } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { fillPattern } from './page-pattern.ts'

/** Counters (spec 3, 9); `group` says where they are shown. */
const counterSchema = z
  .object({
    group: z
      .enum(['enrollment', 'home', 'robotics'], 'Choose enrollment, home or robotics.')
      .meta({ title: 'Where', description: 'The page that shows the figure.' }),
    label: line(80).meta({ title: 'Label', description: 'What is counted.' }),
    value: z
      .number('Enter a number.')
      .int('Enter a whole number.')
      .min(0, 'Enter 0 or more.')
      .meta({ title: 'Figure' }),
    note: optional(name(80)).meta({
      title: 'Note',
      description: 'Such as A.Y. 24-25.',
      filipinoHelp: 'Such as A.Y. 24-25.',
    }),
  })
  .meta({ title: 'Figure' })

/** The page that shows each group of counters. */
const pageOfGroup: Record<Counter['group'], { name: string; address: string }> = {
  enrollment: { name: 'Enrollment', address: '/' },
  home: { name: 'Home page', address: '/' },
  robotics: {
    name: 'Robotics',
    address: fillPattern('/innovations/:tag', { tag: 'dyci-robotics-program' }),
  },
}

/** The numbers on the home page and on the robotics page. */
export const countersKind = defineReferenceKind({
  key: 'counters',
  label: 'Counters',
  group: 'Contact',
  schema: z.array(counterSchema).max(60, 'Use at most 60 counters.'),
  page: '/',
  facts: (counters) =>
    counters.map(({ group, label, value, note }, index) => ({
      path: `${group}/${label}`,
      label: `${pageOfGroup[group].name}: ${label}`,
      value: formatNumber(value, 'en') + (note ? ` (${note})` : ''),
      address: pageOfGroup[group].address,
      field: `${index}.value`,
      isYearly: group === 'enrollment' || note !== null,
    })),
})

export type Counter = z.output<typeof counterSchema>

/** Leaves out a counter that is the sum of all others, so that the parts of a whole remain. */
export function withoutTotal(counters: readonly Counter[]): Counter[] {
  const sum = counters.reduce((total, { value }) => total + value, 0)
  return counters.filter(({ value }) => value * 2 !== sum)
}

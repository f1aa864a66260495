import { isEvents } from '../../../school/kinds/event.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { ListFilter } from '../lists/list-filter.ts'
import { categoryName } from './entry-columns.ts'
import { stateChoices } from './entry-states.ts'

/** The choices of the filter by day. */
export const whenChoices = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const

/** The choices of the filter by what an entry waits for. */
export const waitingChoices = [
  ['change', 'Change not shown yet'],
  ['review', 'Review'],
] as const

type Filtered = Pick<AnyKind, 'name' | 'categories' | 'sectionField'>

/** The filters of a list of entries. */
export const entryFilters = (kind: Filtered): readonly ListFilter[] => [
  { name: 'q', label: 'Search' },
  { name: 'state', label: 'State', all: 'Any state', choices: stateChoices },
  ...(isEvents(kind)
    ? [{ name: 'when', label: 'When', all: 'Upcoming, then past', choices: whenChoices }]
    : []),
  { name: 'mine', label: 'Mine only', isSwitch: true, isFurther: true },
  {
    name: 'waiting',
    label: 'Waiting',
    all: 'Waiting or not',
    choices: waitingChoices,
    isFurther: true,
  },
  ...(kind.categories.length > 0
    ? [
        {
          name: 'category',
          label: 'Category',
          all: 'Any category',
          choices: kind.categories.map((name) => [name, categoryName(name)] as const),
          isFurther: true,
        },
      ]
    : []),
  ...(kind.sectionField === 'topics'
    ? [{ name: 'topic', label: 'Topic', maxLength: 100, isFurther: true }]
    : []),
]

import { addDays } from '../../../school/base/dates.ts'
import { formatMonth } from '../../../school/base/formats.ts'
import { dayOf } from '../../../school/kinds/occurrences.ts'
import { moveDay, moveEvent, moveTo, type EventDays, type KeptOfDay } from '../move-days.ts'
import { startOf } from '../../../school/base/school-year-name.ts'
import { moveYearsIn } from '../school-year.ts'
import { changedFigures, planFigures, type PlannedFigure } from './figures.ts'
import type { Level, Move, SchoolYear, YearEvent, YearFact } from './school-year.ts'

/** Days until the facts are to be checked, unless another day is chosen. */
const checkAfterDays = 30

/** A fee as it is typed. */
export interface TypedFee {
  /** of its row, which keeps its place on the screen by it */
  id: string
  item: string
  amount: string
  when: string
}

export type FeeChoice = 'keep' | 'change' | 'clear'

interface TypedLevel {
  choice?: FeeChoice
  schoolYear?: string
  fees?: readonly TypedFee[]
}

interface TypedEvent {
  isChosen?: boolean
  title?: string
  day?: string
}

/**
 * Values that a person typed or chose. The rest follows from the site, so that a draft which is
 * continued days later fits what the site says then.
 */
export interface TypedYear {
  firstDay?: string
  lastDay?: string
  admissionsUpdated?: string
  levels?: Partial<Record<string, TypedLevel>>
  figures?: Record<string, string>
  /** the school year of the figures, `A.Y. 26-27` */
  figuresOf?: string
  kept?: KeptOfDay
  events?: Partial<Record<string, TypedEvent>>
  facts?: Partial<Record<string, { isChosen?: boolean; owner?: string }>>
  /** the owner of facts that have none yet */
  owner?: string
  checkBy?: string
}

export interface PlannedLevel {
  level: Level
  choice: FeeChoice
  schoolYear: string
  fees: readonly TypedFee[]
  problem: string | undefined
}

export interface PlannedEvent extends EventDays {
  event: YearEvent
  isChosen: boolean
  title: string
  /** the holiday on its first day; `null`: it is on none */
  holiday: string | null
}

export interface PlannedFact {
  fact: YearFact
  isChosen: boolean
  /** '' for no one */
  owner: string
}

/** Planned changes of the move to the next school year, as the form shows them. */
export interface Plan {
  firstDay: string
  lastDay: string
  datesProblem: string | undefined
  admissionsUpdated: string
  levels: PlannedLevel[]
  figures: PlannedFigure[]
  kept: KeptOfDay
  events: PlannedEvent[]
  facts: PlannedFact[]
  owner: string
  checkBy: string
}

/** @param me id of the signed-in person, who owns what has no other owner */
export function planYear(site: SchoolYear, typed: TypedYear, me: string): Plan {
  const moved = (day: string | null) => (day === null ? '' : moveDay(day, 1, 'weekday'))
  const firstDay = typed.firstDay ?? moved(site.firstDay)
  const lastDay = typed.lastDay ?? moved(site.lastDay)
  const kept = typed.kept ?? 'weekday'
  const isOwner = (id: string) => site.owners.some((person) => person.id === id)
  const owner = typed.owner ?? (isOwner(me) ? me : '')
  return {
    firstDay,
    lastDay,
    datesProblem:
      firstDay && lastDay && lastDay < firstDay ? 'The last day is before the first.' : undefined,
    admissionsUpdated: typed.admissionsUpdated ?? formatMonth(site.today.slice(0, 7), 'en'),
    levels: site.levels.map((level) =>
      planLevel(level, typed.levels?.[level.tag] ?? {}, site.next),
    ),
    figures: planFigures(site.figures, {
      typed: typed.figures ?? {},
      given: typed.figuresOf,
      start: startOf(site.year),
    }),
    kept,
    events: site.events
      .filter(({ again }) => again === null)
      .map((event) => planEvent(event, typed.events?.[event.id] ?? {}, kept, site.holidays)),
    facts: site.facts
      .map((fact) => {
        const own = typed.facts?.[fact.id]
        return {
          fact,
          isChosen: own?.isChosen ?? fact.isYearly,
          owner: own?.owner ?? fact.owner?.id ?? owner,
        }
      })
      .toSorted((one, other) => Number(other.fact.isYearly) - Number(one.fact.isYearly)),
    owner,
    checkBy: typed.checkBy || addDays(site.today, checkAfterDays),
  }
}

function planLevel(level: Level, typed: TypedLevel, next: string): PlannedLevel {
  const choice = typed.choice ?? 'keep'
  const fees = typed.fees ?? level.fees.map(toTyped)
  return {
    level,
    choice,
    schoolYear: typed.schoolYear ?? next,
    fees,
    problem: choice === 'change' ? problemOf(fees) : undefined,
  }
}

const toTyped = ({ item, amount, when }: Level['fees'][number], index: number): TypedFee => ({
  id: `now-${index}`,
  item,
  amount: String(amount),
  when: when ?? '',
})

/** An empty row is no fee. */
const isTyped = ({ item, amount, when }: TypedFee) =>
  [item, amount, when].some((text) => text.trim() !== '')

/** Reads pesos as people write them, `25,000.50`; `null` for anything else. */
function readPesos(text: string): number | null {
  const amount = text.replaceAll(/[,\s₱]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null
}

function problemOf(fees: readonly TypedFee[]): string | undefined {
  const typed = fees.filter(isTyped)
  if (typed.length === 0) return 'Enter at least one fee, or leave the fees as they are.'
  const wrong = typed.find(({ item, amount }) => item.trim() === '' || readPesos(amount) === null)
  return wrong && `Enter an item and an amount in pesos${wrong.item ? ` for “${wrong.item}”` : ''}.`
}

function planEvent(
  event: YearEvent,
  typed: TypedEvent,
  kept: KeptOfDay,
  holidays: SchoolYear['holidays'],
): PlannedEvent {
  const proposed = moveEvent(event, kept)
  const days = typed.day ? moveTo(proposed, typed.day) : proposed
  const first = dayOf(days.startsAt)
  return {
    event,
    ...days,
    isChosen: typed.isChosen ?? !event.isSample,
    title: typed.title ?? moveYearsIn(event.title, 1),
    holiday: holidays.find(({ day }) => day === first)?.name ?? null,
  }
}

/** Lists what is still wrong, each with the step that has it. */
export const problemsOf = ({ datesProblem, levels, figures, events }: Plan) => [
  ...(datesProblem ? [{ step: 'dates' as const, message: datesProblem }] : []),
  ...levels.flatMap(({ level, problem }) =>
    problem ? [{ step: 'fees' as const, message: `${level.name}: ${problem}` }] : [],
  ),
  ...figures.flatMap(({ figure, problem }) =>
    problem ? [{ step: 'figures' as const, message: `${figure.name}: ${problem}` }] : [],
  ),
  ...events.flatMap(({ isChosen, title, event }) =>
    isChosen && title.trim() === ''
      ? [{ step: 'events' as const, message: `Enter a title for “${event.title}”.` }]
      : [],
  ),
]

/** Turns a plan into the call that carries it out. */
export const moveOf = (site: SchoolYear, plan: Plan): Move => ({
  year: site.next,
  firstDay: plan.firstDay || null,
  lastDay: plan.lastDay || null,
  revisions: site.revisions,
  admissionsUpdated: plan.admissionsUpdated.trim() || null,
  levels: plan.levels.flatMap(({ level: { tag }, choice, schoolYear, fees }) => {
    if (choice === 'keep') return []
    if (choice === 'clear') return [{ tag, schoolYear: null, fees: [] }]
    const typed = fees.filter(isTyped).map(({ item, amount, when }) => ({
      item: item.trim(),
      amount: readPesos(amount) ?? 0,
      when: when.trim() || null,
    }))
    return [{ tag, schoolYear: schoolYear.trim() || null, fees: typed }]
  }),
  figures: changedFigures(plan.figures),
  events: plan.events
    .filter(({ isChosen }) => isChosen)
    .map(({ event: { id }, title, startsAt, endsAt, until }) => ({
      id,
      title,
      startsAt,
      endsAt,
      until,
    })),
  facts: plan.facts
    .filter(({ isChosen }) => isChosen)
    .map(({ fact: { id }, owner }) => ({ id, owner: owner || null })),
  checkBy: plan.checkBy,
})

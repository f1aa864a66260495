import { addDays } from '../../../school/base/dates.ts'
import { dayOf } from '../../../school/kinds/occurrences.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import {
  moveDay,
  moveEvent,
  moveTo,
  moveYearsIn,
  findYearDocument,
  type KeptOfDay,
} from '../school-year.ts'

/** The school year of the site, and what a move to the next one may change. */
export type SchoolYear = AnswerOf<'GET /school-year'>

/** Days until the facts are to be checked, unless another day is chosen. */
const checkAfterDays = 30

interface TypedEvent {
  isChosen?: boolean
  title?: string
  day?: string
}

/** Values that a person typed or chose; the plan proposes all others. */
export interface TypedYear {
  firstDay?: string
  lastDay?: string
  /** the documents whose waiting change is shown when the year begins, by key */
  documents?: Partial<Record<string, boolean>>
  kept?: KeptOfDay
  events?: Partial<Record<string, TypedEvent>>
  facts?: Partial<Record<string, { isChosen?: boolean; owner?: string }>>
  /** the owner of facts that have none yet */
  owner?: string
  checkBy?: string
}

/** Plans the move as the checklist shows it. @param userId proposed owner of facts without one */
export function planYear(site: SchoolYear, typed: TypedYear, userId: string) {
  const moved = (day: string | null) => (day === null ? '' : moveDay(day, 1, 'weekday'))
  const firstDay = typed.firstDay ?? moved(site.firstDay)
  const lastDay = typed.lastDay ?? moved(site.lastDay)
  const kept = typed.kept ?? 'weekday'
  const isOwner = (id: string) => site.owners.some((person) => person.id === id)
  const owner = typed.owner ?? (isOwner(userId) ? userId : '')
  return {
    firstDay,
    lastDay,
    datesProblem:
      firstDay && lastDay && lastDay < firstDay ? 'The last day is before the first.' : undefined,
    documents: site.documents.map((document) => ({
      document,
      isChosen:
        document.workingRevision !== null &&
        (typed.documents?.[document.key] ?? isProposed(document)),
    })),
    kept,
    events: site.events
      .filter(({ again }) => again === null)
      .map((event) => planEvent(event, typed.events?.[event.id] ?? {}, kept, site.holidays)),
    facts: site.facts.map((fact) => {
      const own = typed.facts?.[fact.id]
      return {
        fact,
        isChosen: own?.isChosen ?? fact.isYearly,
        owner: own?.owner ?? fact.owner?.id ?? owner,
      }
    }),
    owner,
    checkBy: typed.checkBy || addDays(site.today, checkAfterDays),
  }
}

/** Proposes the changes of the checklist's documents. A scheduled change becomes live by itself. */
const isProposed = ({ key, dueAt }: SchoolYear['documents'][number]) =>
  findYearDocument(key) !== undefined && dueAt === null

function planEvent(
  event: SchoolYear['events'][number],
  typed: TypedEvent,
  kept: KeptOfDay,
  holidays: SchoolYear['holidays'],
) {
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

export type Plan = ReturnType<typeof planYear>

/** Lists the problems that keep a plan from being carried out, as sentences. */
export const problemsOf = ({ datesProblem, events }: Plan): string[] => [
  ...events.flatMap(({ isChosen, title, event }) =>
    isChosen && title.trim() === '' ? [`Enter a title for “${event.title}”.`] : [],
  ),
  ...(datesProblem ? [datesProblem] : []),
]

/** Makes the body of the call that carries a plan out. */
export const moveOf = (
  site: SchoolYear,
  plan: Plan,
): Extract<BodyOf<'POST /school-year/commands'>, { action: 'begin' }> => ({
  action: 'begin',
  year: site.next,
  firstDay: plan.firstDay || null,
  lastDay: plan.lastDay || null,
  documents: plan.documents.map(({ document: { key, revision }, isChosen }) => ({
    key,
    revision,
    isChosen,
  })),
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

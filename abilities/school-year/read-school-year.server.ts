import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import type { Editing, ListedReference } from '../../school/content/editing/editing.ts'
import { toListedReference, liveData } from '../../school/content/editing/read-entries.server.ts'
import {
  readReference,
  readReferenceTitles,
} from '../../school/content/reference/reference-content.server.ts'
import {
  listStoredReference,
  readEntrySnapshot,
} from '../../school/content/entries/stored-entry.server.ts'
import { holidaysBetween, holidaysKind } from '../../school/kinds/holidays.ts'
import { findReferenceKind } from '../../school/kinds/reference-kinds.ts'
import type { NotAllowed } from '../../school/staff/accounts/permissions.ts'
import {
  readFacts,
  readNames,
  readOwners,
} from '../../school/operations/fact-checks/read-facts.server.ts'
import { moveRefusal, listSchoolYears, unstoredYear } from './school-years.server.ts'
import type { MoveRecord, PastYear, SchoolYear } from './school-year-schemas.server.ts'
import { schoolYearName } from '../../school/base/school-year-name.ts'
import {
  daysOf,
  isMoveDue,
  namesSchoolYear,
  findYearDocument,
  yearDocuments,
} from './school-year.ts'
import { readYearEvents } from './year-events.server.ts'
import { describe, namesOnTheWay } from '../../school/base/field-names.ts'
import { shorten } from '../../school/base/plain-text.ts'
import { yieldToEventLoop } from '../../school/base/yield-to-event-loop.ts'
import { textsIn } from '../../school/content/search/texts-in.ts'
import { nameOfReference } from '../../school/kinds/define-reference-kind.ts'

/** Reads the school year of the site, and everything that a move to the next one may change. */
export async function readSchoolYear(
  database: Database,
  editing: Editing,
): Promise<Result<SchoolYear, NotAllowed>> {
  const refusal = moveRefusal(editing.staff)
  if (refusal) return fail(refusal)
  const years = await listSchoolYears(database)
  const present = years[0] ?? unstoredYear(editing.now)
  const today = dayInManila(new Date(editing.now))
  const next = daysOf(present.start + 1)
  const holidays = await readReference(liveReader(database), holidaysKind)
  const events = await readYearEvents(database, present.start)
  return succeed({
    year: schoolYearName(present.start),
    firstDay: present.firstDay ?? events.firstDay,
    lastDay: present.lastDay ?? events.lastDay,
    next: schoolYearName(present.start + 1),
    today,
    isDue: isMoveDue(present.start, today),
    move: present.moved && {
      at: present.begunAt,
      by: await nameOf(database, present.begunBy),
      pages: present.moved.pages.flatMap(({ after, label, address }) =>
        after !== null && label && address ? [{ label, address }] : [],
      ),
      events: present.moved.events.length,
      facts: present.moved.facts.length,
    },
    past: years.filter(({ moved }) => moved !== null).map(({ start }) => schoolYearName(start - 1)),
    documents: await listYearDocuments(database, editing),
    events: events.events,
    holidays: holidaysBetween(holidays, next.first, next.last),
    facts: await readFacts(database, editing),
    owners: await readOwners(database, editing.staff),
    texts: await findYearTexts(database),
  })
}

/**
 * Reads the site as it was at the end of a school year; `null` when no one moved the site on from it.
 * @param start calendar year in which the school year began
 */
export async function readPastYear(
  database: Database,
  start: number,
  editing: Editing,
): Promise<Result<PastYear | null, NotAllowed>> {
  const refusal = moveRefusal(editing.staff)
  if (refusal) return fail(refusal)
  const years = await listSchoolYears(database)
  const after = years.find((year) => year.start === start + 1)
  if (!after?.moved) return succeed(null)
  const year = years.find((each) => each.start === start)
  const { pages } = after.moved
  const titles = await readReferenceTitles(
    database,
    pages.map(({ key }) => key),
  )
  const { events, firstDay, lastDay } = await readYearEvents(database, start)
  return succeed({
    year: schoolYearName(start),
    firstDay: year?.firstDay ?? firstDay,
    lastDay: year?.lastDay ?? lastDay,
    endedAt: after.begunAt,
    endedBy: await nameOf(database, after.begunBy),
    facts: (await Promise.all(pages.map((page) => readPastFacts(database, page)))).flat(),
    events: events.map(({ id, title, startsAt }) => ({ id, title, startsAt })),
    pages: pages.flatMap(({ key, before }) => {
      const label = titles.get(key)
      return label === undefined ? [] : [{ key, label, revision: before }]
    }),
  })
}

/** Lists the published documents of the checklist, then all others with a waiting change. */
async function listYearDocuments(database: Database, editing: Editing): Promise<ListedReference[]> {
  const stored = await listStoredReference(database)
  const listed = stored
    .filter(({ row }) => row.status === 'published')
    .map(({ kind, row }) => toListedReference(kind, row, editing))
  const isOther = ({ key, workingRevision }: ListedReference) =>
    !findYearDocument(key) && workingRevision !== null
  return [
    ...yearDocuments.flatMap((document) => listed.filter(({ key }) => key === document.key)),
    ...listed.filter(isOther),
  ]
}

/** Reads the facts of a school year in a page, as visitors read them before the move. */
async function readPastFacts(
  database: Database,
  { key, before }: MoveRecord['pages'][number],
): Promise<PastYear['facts']> {
  const kind = findReferenceKind(key)
  const snapshot = await readEntrySnapshot(database, 'reference', key, before)
  const data = kind?.schema.safeParse(snapshot?.data).data
  const facts = data === undefined ? [] : (kind?.facts(data) ?? [])
  return facts.flatMap(({ label, value, isYearly }) =>
    isYearly && value !== null ? [{ label, value }] : [],
  )
}

/** Names a member of staff. @param id `null`: no one */
const nameOf = async (database: Database, id: string | null) =>
  (await readNames(database)).get(id ?? '') ?? 'A former staff member'

/** Fields to leave out: those of documents on the checklist, and holidays, which have days. */
const leftOutFields = /^(admission-guide \w+\.schoolYear|counters \d+\.note|holidays .*)$/

/** Maximum length of a text in the list, in characters. */
const maxShownLength = 200

/**
 * Lists the texts of pages that name a school year, so that staff read them when the next one
 * begins. Some say when a rule came, and stay.
 */
async function findYearTexts(database: Database): Promise<SchoolYear['texts']> {
  const found: SchoolYear['texts'] = []
  for (const { kind, row } of await listStoredReference(database)) {
    await yieldToEventLoop()
    const data = liveData(kind, row)
    const described = describe(kind.schema)
    const seen = new Set<string>()
    for (const { path, text } of textsIn(data)) {
      if (seen.has(path) || !namesSchoolYear(text) || leftOutFields.test(`${kind.key} ${path}`))
        continue
      // The Filipino of a text has the same path.
      seen.add(path)
      const names = namesOnTheWay(described, data, path)
      found.push({
        key: kind.key,
        field: path,
        page: [nameOfReference(kind, row.title), ...names].join(' › '),
        text: shorten(text, maxShownLength),
      })
    }
  }
  return found
}

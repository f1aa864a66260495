import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import { liveData } from '../../school/content/editing/read-entries.server.ts'
import { readReferenceTitles } from '../../school/content/reference/reference-titles.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import {
  readEntrySnapshot,
  readStoredReference,
  subjectIdOf,
} from '../../school/content/entries/stored-entry.server.ts'
import { admissionGuideKind } from '../../school/kinds/admission-guide.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { departmentNames, departmentTags } from '../../school/kinds/department-tags.ts'
import { holidaysBetween, holidaysKind } from '../../school/kinds/holidays.ts'
import { findReferenceKind } from '../../school/kinds/reference-kinds.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { NotAllowed } from '../../school/staff/accounts/permissions.ts'
import { readFacts, readOwners } from '../../school/operations/fact-checks/read-facts.server.ts'
import { findYearTexts } from './find-year-texts.server.ts'
import { moveRefusal } from './move-refusal.ts'
import type { PastYear, SchoolYear } from './move.server.ts'
import { listSchoolYears, unstoredYear } from './school-years.server.ts'
import { schoolYearName } from '../../school/base/school-year-name.ts'
import { daysOf, isMoveDue } from './school-year.ts'
import { listYearEvents, readYearEvents } from './year-events.server.ts'

/** The pages that a move changes. */
const movedKinds = [siteSettingsKind, admissionGuideKind, countersKind] as const

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
  const stored = await Promise.all(
    movedKinds.map(async ({ key }) => await readStoredReference(database, key)),
  )
  const known = stored.filter((each) => each !== null)
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
    },
    past: years.filter(({ moved }) => moved !== null).map(({ start }) => schoolYearName(start - 1)),
    revisions: Object.fromEntries(known.map((row) => [subjectIdOf(row), row.revision])),
    waiting: known
      .filter(({ working_revision }) => working_revision !== null)
      .map((row) => ({
        key: subjectIdOf(row),
        label: findReferenceKind(subjectIdOf(row))?.label ?? '',
        by: row.updated_by ?? 'Another person',
      })),
    ...(await readValues(database)),
    events: events.events,
    holidays: holidaysBetween(holidays, next.first, next.last),
    facts: await readFacts(database, editing),
    owners: await readOwners(database, editing.staff),
    texts: await findYearTexts(database),
  })
}

/** Reads what the site said at the end of a school year; `null` when no one moved the site on from it. */
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
  const { events, firstDay, lastDay } = await listYearEvents(database, start)
  return succeed({
    year: schoolYearName(start),
    firstDay: year?.firstDay ?? firstDay,
    lastDay: year?.lastDay ?? lastDay,
    endedAt: after.begunAt,
    endedBy: await nameOf(database, after.begunBy),
    ...(await readValues(database, new Map(pages.map(({ key, before }) => [key, before])))),
    events: events.map(({ id, title, startsAt, allDay }) => ({ id, title, startsAt, allDay })),
    pages: pages.flatMap(({ key, before }) => {
      const label = titles.get(key)
      return label === undefined ? [] : [{ key, label, revision: before }]
    }),
  })
}

/**
 * Reads what belongs to a school year: from what visitors read now, or from these revisions.
 *
 * @param revisions by the key of their page
 */
async function readValues(
  database: Database,
  revisions?: ReadonlyMap<string, number>,
): Promise<Pick<SchoolYear, 'admissionsUpdated' | 'levels' | 'figures'>> {
  const read = async <Data>(kind: { key: string; schema: { parse(data: unknown): Data } }) => {
    const stored = revisions
      ? await readPast(database, kind.key, revisions.get(kind.key) ?? 0)
      : await readLive(database, kind.key)
    return kind.schema.parse(stored)
  }
  const [settings, guides, counters] = await Promise.all([
    read(siteSettingsKind),
    read(admissionGuideKind),
    read(countersKind),
  ])
  const facts = countersKind.facts(counters)
  return {
    admissionsUpdated: settings.admissionsUpdated,
    levels: departmentTags.map((tag) => ({
      tag,
      name: departmentNames[tag],
      schoolYear: guides[tag].schoolYear,
      fees: guides[tag].fees.map(({ item, amount, when }) => ({ item, amount, when })),
    })),
    figures: counters.flatMap(({ group, label, value, note }, index) => {
      const fact = facts[index]
      if (!fact?.isYearly) return []
      return [{ index, group, label, name: fact.label, value, note }]
    }),
  }
}

const readPast = async (database: Database, key: string, revision: number): Promise<unknown> =>
  (await readEntrySnapshot(database, 'reference', key, revision))?.data

async function readLive(database: Database, key: string): Promise<unknown> {
  const kind = findReferenceKind(key)
  const stored = await readStoredReference(database, key)
  return kind && stored && liveData(kind, stored)
}

/** Names a member of staff. @param id `null`: no one */
async function nameOf(database: Database, id: string | null): Promise<string> {
  const person =
    id !== null &&
    (await database
      .selectFrom('staff')
      .select('name')
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst())
  return person ? person.name : 'A former staff member'
}

import type { EditingWithAbilities } from '../ability-hooks.ts'
import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import {
  listDocuments,
  soonDays,
  type DocumentFilter,
} from '../../content/editing/list-documents.server.ts'
import { referenceRefusal } from '../../staff/accounts/permissions.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import { listActivity } from '../../staff/activity/list-activity.server.ts'
import { readAlert } from '../../content/reference/read-alert.server.ts'
import { addDays, addMonths, dayInManila } from '../../base/dates.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { listFailedSearches } from '../../content/search/failed-searches.server.ts'
import { searchWordsKind } from '../../kinds/search-words.ts'
import { countLearners } from '../../content/media/learners.server.ts'
import { readFacts, type WatchedFact } from '../fact-checks/read-facts.server.ts'
import { readPageViews, readMostRead } from '../page-views/page-views.server.ts'
import { listBrokenLinks } from '../link-checks/list-broken-links.server.ts'
import { readBackupState, readCopyState } from '../backup/backup-state.server.ts'
import { isTooFarAhead, readSeenAt } from './seen-at.server.ts'
import type { Dashboard } from './dashboard.ts'
import { readMentions } from './read-mentions.server.ts'
import { readFirstSteps, readUnknownWays, type SiteSetup } from './first-steps.server.ts'
import { contentKinds } from '../../kinds/index.ts'

/** Maximum number of items listed in each group; the rest is counted. */
const itemsPerCard = 5

/** Number of events of the activity log that are listed. */
const recentCount = 10

/** Number of failed searches that are listed. */
const failedSearchesListed = 10

/** Reads the dashboard, as far as the person may see it. */
export async function readDashboard(
  database: Database,
  editing: EditingWithAbilities,
  setup: SiteSetup,
): Promise<Dashboard> {
  const { staff, now } = editing
  const today = dayInManila(new Date(now))
  const isEditor = hasRole(staff, 'editor')
  const isAdministrator = hasRole(staff, 'administrator')
  const firstPage = { page: 1, perPage: itemsPerCard }
  const listed = async (filter: DocumentFilter) =>
    asCard(await listDocuments(database, filter, firstPage, editing))
  const seenAt = await readSeenAt(database)
  const backup = isAdministrator ? await readBackupState(database, now) : null
  const unknownWays = await readUnknownWays(database)
  return {
    clock: seenAt !== null && isTooFarAhead(now, seenAt) ? { now, seenAt } : null,
    backup,
    backupCopy: isAdministrator ? await readCopyState(database) : null,
    firstSteps: await readFirstSteps(database, { ...setup, staff, unknownWays, backup }),
    toDo: {
      review: await listed({ state: 'review' }),
      comments: firstOf(await readMentions(database, editing)),
      drafts: await listed({ state: 'draft', mine: true }),
      scheduled: await listed({ state: 'scheduled' }),
      expiring: await listed({ state: 'ending' }),
      ...sumUpFacts(await readFacts(database, editing), addDays(today, soonDays)),
      cards: await readCards(database, editing),
      learners: isEditor ? await countLearners(database, now) : null,
      brokenLinks: isEditor ? asCard(await listBrokenLinks(database, firstPage)) : null,
      failedSearches: isEditor ? await readFailedSearches(database) : null,
      mayEditSearchWords: referenceRefusal(staff, searchWordsKind) === null,
    },
    live: {
      kinds: await countLive(database, now),
      alert: await readAlert(liveReader(database), now),
    },
    recent: (await listActivity(database, {}, { page: 1, perPage: recentCount }, staff)).data,
    figures: {
      publishedByMonth: await countPublishedByMonth(database, today.slice(0, 7)),
      ...(await readPageViews(database, today)),
      mostRead: await readMostRead(database, today, itemsPerCard),
    },
  }
}

/** Makes a card from the first page of a list. */
const asCard = <Row>({ total, data }: { total: number; data: Row[] }) => ({ total, first: data })

/** Makes a card from all rows of a list. */
const firstOf = <Row>(rows: readonly Row[]) => ({
  total: rows.length,
  first: rows.slice(0, itemsPerCard),
})

/**
 * Sums up the facts to check, and those that are not entered yet.
 *
 * @param soon the last day `YYYY-MM-DD` on which a check counts as due soon
 */
function sumUpFacts(facts: readonly WatchedFact[], soon: string) {
  const known = facts.filter(({ value }) => value !== null)
  const missing = facts.filter(({ value }) => value === null)
  const overdue = known.filter((fact) => fact.isOverdue)
  const dueSoon = known.filter((fact) => !fact.isOverdue && fact.verifyBy <= soon)
  return {
    facts: {
      total: known.length,
      neverChecked: known.filter(({ verifiedAt }) => verifiedAt === null).length,
      overdue: overdue.length,
      dueSoon: dueSoon.length,
      first: firstOf([...overdue, ...dueSoon]).first.map(({ id, label, verifyBy, isOverdue }) => ({
        id,
        label,
        verifyBy,
        isOverdue,
      })),
    },
    missing: firstOf(
      missing.map(({ can, id, key, field, label }) => {
        return { id, key, field, label, mayEdit: can.includes('assign') }
      }),
    ),
  }
}

/** Reads the cards of abilities, as far as the person has them. */
async function readCards(database: Database, editing: EditingWithAbilities) {
  const cards: Dashboard['toDo']['cards'] = []
  for (const { card } of editing.abilities) {
    const waiting = await card?.read(database, editing, itemsPerCard)
    if (card && waiting) cards.push({ name: card.name, ...waiting })
  }
  return cards
}

/** Lists the most frequent failed searches without those that are search words by now. */
async function readFailedSearches(database: Database) {
  const failed = await listFailedSearches(database)
  const groups = await readReference(liveReader(database), searchWordsKind)
  const answered = new Set(groups.flatMap(({ words }) => words.map((word) => word.toLowerCase())))
  return failed
    .filter(({ words }) => !answered.has(words.toLowerCase()))
    .slice(0, failedSearchesListed)
}

/** Kinds whose date is the day they were published. */
const dated = contentKinds.filter(({ feed }) => feed !== null).map(({ name }) => name)

/**
 * Counts the visible entries of each kind: the tallies, minus scheduled and expired entries. The
 * cost does not grow with the archive.
 */
async function countLive(database: Database, now: number): Promise<Dashboard['live']['kinds']> {
  const [published, hidden] = await Promise.all([
    database
      .selectFrom('entry_tally')
      .select((eb) => ['kind', eb.fn.sum<number | string>('count').as('count')])
      .where('category', '=', '')
      .where('topic', '=', '')
      .groupBy('kind')
      .execute(),
    database
      .selectFrom('entry')
      .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('publish_at', '>', now), eb('expires_at', '<=', now)]))
      .groupBy('kind')
      .execute(),
  ])
  const countOf = (rows: readonly { kind: string; count: number | string }[], name: string) =>
    Number(rows.find(({ kind }) => kind === name)?.count ?? 0)
  return contentKinds.map(({ name, labels }) => ({
    kind: name,
    label: labels.many,
    count: countOf(published, name) - countOf(hidden, name),
  }))
}

/** Number of months in the figure of what was published. */
const monthsCounted = 12

/** Counts news and announcements by month. @param last the last month, `YYYY-MM` */
async function countPublishedByMonth(
  database: Database,
  last: string,
): Promise<Dashboard['figures']['publishedByMonth']> {
  const from = addMonths(last, 1 - monthsCounted)
  const listed = Array.from({ length: monthsCounted }, (_, index) => addMonths(from, index))
  const numberOf = (month: string) => Number(month.replace('-', ''))
  const rows = await database
    .selectFrom('entry_tally')
    .select((eb) => ['month', eb.fn.sum<number | string>('count').as('count')])
    .where('kind', 'in', dated)
    .where('category', '=', '')
    .where('topic', '=', '')
    .where('month', '>=', numberOf(from))
    .groupBy('month')
    .execute()
  const counts = new Map(rows.map(({ month, count }) => [month, Number(count)]))
  return listed.map((month) => ({ month, count: counts.get(numberOf(month)) ?? 0 }))
}

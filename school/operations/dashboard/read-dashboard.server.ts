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
import { searchWordsKind } from '../../kinds/search-words.ts'
import { countLearners } from '../../content/media/learners.server.ts'
import { readFacts, type WatchedFact } from '../fact-checks/read-facts.server.ts'
import { readPageViews } from '../page-views/page-views.server.ts'
import { listBrokenLinks } from '../link-checks/list-broken-links.server.ts'
import { readBackupState, readCopyState } from '../backup/backup-state.server.ts'
import { isTooFarAhead, readSeenAt } from './seen-at.server.ts'
import { countLive, countPublishedByMonth } from './count-published.server.ts'
import type { Dashboard } from './dashboard.ts'
import { readMentions } from './read-mentions.server.ts'
import { readFirstSteps, type SiteSetup } from './first-steps.server.ts'
import { readMostRead } from '../page-views/entry-views.server.ts'
import { readUnknownWays } from './unknown-ways.server.ts'

/** Maximum number of items listed in each group; the rest is counted. */
const itemsPerCard = 5

const recentCount = 10

const missesListed = 10

/** Reads the dashboard, as far as the person may see it. */
export async function readDashboard(
  database: Database,
  editing: EditingWithAbilities,
  setup: SiteSetup,
): Promise<Dashboard> {
  const { staff, now } = editing
  const today = dayInManila(new Date(now))
  const isEditor = hasRole(staff, 'editor')
  const firstPage = { page: 1, perPage: itemsPerCard }
  const listed = (filter: DocumentFilter) => listDocuments(database, filter, firstPage, editing)
  const [
    review,
    comments,
    drafts,
    scheduled,
    expiring,
    facts,
    cards,
    links,
    misses,
    live,
    alert,
    recent,
    published,
    views,
    seenAt,
    backup,
    backupCopy,
    learners,
    mostRead,
    unknownWays,
  ] = await Promise.all([
    listed({ state: 'review' }),
    readMentions(database, editing),
    listed({ state: 'draft', mine: true }),
    listed({ state: 'scheduled' }),
    listed({ state: 'ending' }),
    readFacts(database, editing),
    readCards(database, editing),
    isEditor ? listBrokenLinks(database, firstPage) : null,
    isEditor ? readMisses(database) : null,
    countLive(database, now),
    readAlert(liveReader(database), now),
    listActivity(database, {}, { page: 1, perPage: recentCount }, staff),
    countPublishedByMonth(database, addMonths(today.slice(0, 7), -11), 12),
    readPageViews(database, today),
    readSeenAt(database),
    hasRole(staff, 'administrator') ? readBackupState(database, now) : null,
    hasRole(staff, 'administrator') ? readCopyState(database) : null,
    isEditor ? countLearners(database, now) : null,
    readMostRead(database, today, itemsPerCard),
    readUnknownWays(database),
  ])
  return {
    clock: seenAt !== null && isTooFarAhead(now, seenAt) ? { now, seenAt } : null,
    backup,
    backupCopy,
    firstSteps: await readFirstSteps(database, { ...setup, staff, unknownWays, backup }),
    toDo: {
      review: asCard(review),
      comments: firstOf(comments),
      drafts: asCard(drafts),
      scheduled: asCard(scheduled),
      expiring: asCard(expiring),
      ...sumUpFacts(facts, addDays(today, soonDays)),
      cards,
      learners,
      brokenLinks: links && asCard(links),
      failedSearches: misses,
      mayEditSearchWords: referenceRefusal(staff, searchWordsKind) === null,
    },
    live: { kinds: live, alert },
    recent: recent.data,
    figures: { publishedByMonth: published, ...views, mostRead },
  }
}

/** Makes a card of the first page of a list. */
const asCard = <Row>({ total, data }: { total: number; data: Row[] }) => ({ total, first: data })

/** Counts rows, and names the first of them. */
const firstOf = <Row>(rows: readonly Row[]) => ({
  total: rows.length,
  first: rows.slice(0, itemsPerCard),
})

/** Sums up the facts: those to check by `soon`, and those that are not entered yet. */
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
      missing.map(({ id, key, field, label, can }) => {
        return { id, key, field, label, mayEdit: can.includes('assign') }
      }),
    ),
  }
}

/** Reads the cards of abilities, as far as the person has them. */
async function readCards(database: Database, editing: EditingWithAbilities) {
  const cards = await Promise.all(
    editing.abilities.map(async ({ card }) => {
      const waiting = await card?.read(database, editing, itemsPerCard)
      return card && waiting ? [{ name: card.name, ...waiting }] : []
    }),
  )
  return cards.flat()
}

/** Lists missed searches, most frequent first, without those that are search words by now. */
async function readMisses(database: Database) {
  const misses = await database
    .selectFrom('search_miss')
    .select(['words', 'count', 'last_at as lastAt'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .execute()
  const groups = await readReference(liveReader(database), searchWordsKind)
  const answered = new Set(groups.flatMap(({ words }) => words.map((word) => word.toLowerCase())))
  return misses.filter(({ words }) => !answered.has(words.toLowerCase())).slice(0, missesListed)
}

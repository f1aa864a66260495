import type { Database } from '../../../db/database.ts'
import { hasRole } from '../../staff/accounts/staff.ts'
import { listActivity } from '../../staff/activity/list-activity.server.ts'
import { readAlert } from '../../content/reference/read-alert.server.ts'
import { addDays, addMonths, dayInManila } from '../../base/dates.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { readFacts } from '../fact-checks/read-facts.server.ts'
import { readPageViews } from '../page-views/page-views.server.ts'
import { listBrokenLinks } from '../link-checks/list-broken-links.server.ts'
import { isTooFarAhead, readSeenAt } from './seen-at.server.ts'
import { countLive, countPublishedByMonth } from './count-published.server.ts'
import type { Dashboard } from './dashboard.ts'
import { readWaiting } from './read-waiting.server.ts'

/** How many items of each group are listed; the rest is counted. */
const itemsPerCard = 5

/** How many days ahead to look for expiring entries and due fact checks. */
const soonDays = 14

const recentCount = 10

/** Reads the dashboard, as far as the person may see it. */
export async function readDashboard(database: Database, editing: Editing): Promise<Dashboard> {
  const { staff, now } = editing
  const today = dayInManila(new Date(now))
  const isEditor = hasRole(staff, 'editor')
  const [waiting, facts, links, misses, live, alert, recent, published, views, seenAt] =
    await Promise.all([
      readWaiting(database, editing, { named: itemsPerCard, until: now + soonDays * 86_400_000 }),
      readFacts(database, editing),
      isEditor ? listBrokenLinks(database, { page: 1, perPage: itemsPerCard }) : null,
      isEditor ? readMisses(database) : null,
      countLive(database, now),
      readAlert(database, now),
      listActivity(database, {}, { page: 1, perPage: recentCount }, staff),
      countPublishedByMonth(database, addMonths(today.slice(0, 7), -11), 12),
      readPageViews(database, today),
      readSeenAt(database),
    ])
  const overdue = facts.filter((fact) => fact.isOverdue)
  const dueSoon = facts.filter(
    (fact) => !fact.isOverdue && fact.verifyBy <= addDays(today, soonDays),
  )
  const firstFacts = [...overdue, ...dueSoon].slice(0, itemsPerCard)
  return {
    clock: seenAt !== null && isTooFarAhead(now, seenAt) ? { now, seenAt } : null,
    toDo: {
      ...waiting,
      facts: {
        total: facts.length,
        neverChecked: facts.filter(({ verifiedAt }) => verifiedAt === null).length,
        overdue: overdue.length,
        dueSoon: dueSoon.length,
        first: firstFacts.map(({ id, label, verifyBy, isOverdue }) => ({
          id,
          label,
          verifyBy,
          isOverdue,
        })),
      },
      brokenLinks: links && { total: links.total, first: links.data },
      failedSearches: misses,
    },
    live: { kinds: live, alert },
    recent: recent.events,
    figures: { publishedByMonth: published, ...views },
  }
}

/** Lists missed searches, most frequent first. */
const readMisses = (database: Database) =>
  database
    .selectFrom('search_miss')
    .select(['words', 'count', 'last_at as lastAt'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(10)
    .execute()

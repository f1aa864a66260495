import * as z from 'zod'
import { listedDocumentSchema } from '../../content/editing/editing.ts'
import { auditEventSchema } from '../../staff/activity/audit-event.ts'
import { alertLevels } from '../../kinds/alert.ts'
import { kindNames } from '../../kinds/index.ts'

/** The first rows of a card, and how many there are. */
const card = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.number(), first: z.array(row) })

/** An open comment that mentions the caller. `by` is the name of its author at that time. */
const mention = z.object({
  subject: z.enum([...kindNames, 'reference', 'question']),
  /** of an entry or a question; of reference content the key */
  id: z.string(),
  title: z.string(),
  commentId: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.number(),
})

/** A broken internal link: the page it is on, that page's name, and its target. */
const brokenLink = z.object({
  id: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  title: z.string(),
  target: z.string(),
})

export type BrokenLink = z.output<typeof brokenLink>

/** The answer of `GET /api/admin/broken-links`. */
export const brokenLinksSchema = z.object({ data: z.array(brokenLink), total: z.number() })

/** The ways to reach the school that families look for first. */
export const waysToReach = ['phone', 'email', 'office-hours'] as const
export type WayToReach = (typeof waysToReach)[number]

/** First steps of a new school, in this order. */
export const firstSteps = [
  'two-factor',
  'people',
  'class-status',
  ...waysToReach,
  'article',
  'samples',
  'mail',
  'backup',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** The answer of `GET /api/admin/dashboard`. Times are UTC in milliseconds, days in Manila. */
export const dashboardSchema = z.object({
  /** the server's clock and the last stored time; `null` unless the clock may be wrong */
  clock: z.object({ now: z.number(), seenAt: z.number() }).nullable(),
  /** outcome of the last backups; `null` when none was ever made, or the caller runs no server */
  backup: z
    .object({
      /** time when a backup last passed its restore test */
      passedAt: z.number().nullable(),
      /** time when the last backup failed; `null` when it passed */
      failedAt: z.number().nullable(),
      problem: z.string().nullable(),
      /** the site should have made a backup by itself */
      isLate: z.boolean(),
    })
    .nullable(),
  /** outcome of the last copies of backups on another server; `null` when there are none */
  backupCopy: z
    .object({
      arrivedAt: z.number().nullable(),
      /** time when copying last failed; `null` when the last copy arrived */
      failedAt: z.number().nullable(),
      /** the reason it failed, or another fault over there */
      problem: z.string().nullable(),
    })
    .nullable(),
  /** first steps of a new school, for administrators; `null` for others, and once they are done */
  firstSteps: z.array(z.object({ name: z.enum(firstSteps), isDone: z.boolean() })).nullable(),
  toDo: z.object({
    /** the cards of abilities: new questions, a school year to begin */
    cards: z.array(
      card(z.object({ id: z.string(), title: z.string(), at: z.number().nullable() })).extend({
        name: z.string(),
      }),
    ),
    /** reviews that the caller is asked for first, then the longest waiting */
    review: card(listedDocumentSchema),
    /** open comments that mention the caller and have no answer yet; the longest waiting first */
    comments: card(mention),
    /** drafts of the signed-in person */
    drafts: card(listedDocumentSchema),
    scheduled: card(listedDocumentSchema),
    expiring: card(listedDocumentSchema),
    facts: z.object({
      /** everything that the person may see */
      total: z.number(),
      neverChecked: z.number(),
      overdue: z.number(),
      dueSoon: z.number(),
      first: z.array(
        z.object({
          id: z.number(),
          label: z.string(),
          verifyBy: z.string(),
          isOverdue: z.boolean(),
        }),
      ),
    }),
    /** facts that are not entered yet, though families look for them */
    missing: card(
      z.object({
        id: z.number(),
        key: z.string(),
        field: z.string(),
        label: z.string(),
        mayEdit: z.boolean(),
      }),
    ),
    /** pictures that wait for an answer or a consent; `null` for authors */
    learners: z
      .object({ unanswered: z.number(), hidden: z.number(), ending: z.number() })
      .nullable(),
    /** `null` when the person may not see them */
    brokenLinks: card(brokenLink).nullable(),
    /** searches of visitors that found nothing; `null` when the person may not see them */
    failedSearches: z.array(z.object({ words: z.string(), count: z.number() })).nullable(),
    mayEditSearchWords: z.boolean(),
  }),
  live: z.object({
    kinds: z.array(z.object({ kind: z.enum(kindNames), label: z.string(), count: z.number() })),
    alert: z
      .object({
        text: z.string(),
        level: z.enum(alertLevels),
        link: z.object({ to: z.string(), label: z.string().nullable() }).nullable(),
      })
      .nullable(),
  }),
  recent: z.array(auditEventSchema),
  figures: z.object({
    /** news and announcements by their month */
    publishedByMonth: z.array(z.object({ month: z.string(), count: z.number() })),
    byDay: z.array(z.object({ day: z.string(), views: z.number() })),
    mostViewed: z.array(z.object({ path: z.string(), views: z.number() })),
    /** the entries whose own pages were viewed most in the last 30 days, in both languages */
    mostRead: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(kindNames),
        title: z.string(),
        address: z.string(),
        views: z.number(),
      }),
    ),
  }),
})

export type Dashboard = z.output<typeof dashboardSchema>
export type Mention = z.output<typeof mention>

import type { ShownAlert } from '../alert/alert.ts'
import type { EditedKindName } from '../editing/entry-kinds.ts'

/** An entry that waits for something, and when it came or comes about (UTC in milliseconds). */
export interface WaitingEntry {
  id: number
  kind: EditedKindName
  title: string
  at: number
  /** who wrote it; `null` for what nobody of the staff did */
  by: string | null
}

/** Some of a kind, and how many there are. */
export interface Waiting<Thing> {
  total: number
  first: Thing[]
}

/** What `GET /api/admin/dashboard` answers. Times are UTC in milliseconds, days in Manila. */
export interface Dashboard {
  toDo: {
    review: Waiting<WaitingEntry>
    scheduled: Waiting<WaitingEntry>
    expiring: Waiting<WaitingEntry>
    facts: {
      overdue: number
      dueSoon: number
      first: { id: number; label: string; verifyBy: string; isOverdue: boolean }[]
    }
    /** `null`: not for the one who asks, as with the next */
    brokenLinks: Waiting<{ id: string; subject: string; subjectId: string; title: string; target: string }> | null
    failedSearches: { words: string; count: number; lastAt: number }[] | null
  }
  live: {
    kinds: { kind: EditedKindName; label: string; count: number }[]
    alert: ShownAlert | null
  }
  recent: {
    id: number
    at: number
    staffName: string
    action: string
    subject: string
    subjectId: string
    title: string
  }[]
  figures: {
    /** news and announcements by the month that they bear */
    publishedByMonth: { month: string; count: number }[]
    byDay: { day: string; views: number }[]
    mostViewed: { path: string; views: number }[]
  }
}

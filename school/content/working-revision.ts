/**
 * A row of `entry` or `reference` keeps what visitors read. Its columns here name the revision that
 * staff edit over it, and the one that becomes live by itself.
 */
interface PendingColumns {
  working_revision: number | null
  due_revision: number | null
  due_at: number | null
}

/**
 * The review that the newest state of a row waits for. Who asked stays when an editor sends it back:
 * that person may go on, or discard the change.
 */
export interface ReviewColumns {
  review_requested_at: number | null
  review_note: string | null
  review_requested_by: string | null
  /** `null`: any editor */
  review_asked: string | null
}

/** The columns of a row that no one is asked to review. */
export const noReview = {
  review_requested_at: null,
  review_note: null,
  review_requested_by: null,
  review_asked: null,
} as const satisfies ReviewColumns

/** The columns of a row without a schedule. */
export const nothingDue = { due_revision: null, due_at: null } as const

/** The columns of a row that holds the newest state. */
export const nothingPending = { working_revision: null, ...nothingDue } as const

/**
 * The columns after a save over what is live. A revision that was scheduled before stays scheduled
 * unless this save has a time itself.
 *
 * @param dueAt when the save becomes live by itself, UTC in milliseconds; `null`: when published
 */
export const pendingColumns = (
  revision: number,
  dueAt: number | null,
): Partial<PendingColumns> => ({
  working_revision: revision,
  ...(dueAt !== null && { due_revision: revision, due_at: dueAt }),
})

/** The columns once the scheduled revision is live: what was saved after it waits on. */
export const promotedColumns = ({
  working_revision,
  due_revision,
}: Pick<PendingColumns, 'working_revision' | 'due_revision'>): Partial<PendingColumns> =>
  working_revision === due_revision ? nothingPending : nothingDue

/** A scheduled change whose time has come. */
export interface DueChange {
  /**
   * Reads what becomes live.
   *
   * @returns a function that makes it live
   * @throws when it cannot be read
   */
  read: () => Promise<() => Promise<void>>
  /** Drops the schedule; the revision stays the working one. */
  dropSchedule: () => Promise<unknown>
}

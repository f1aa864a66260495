import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { Editing } from '../content/editing/editing.ts'
import type { Staff } from '../staff/accounts/staff.ts'
import type { Dashboard } from './dashboard/dashboard.ts'
import type { FindSource } from './find/find.ts'

/** Parts that an ability adds to comments, the finder, the dashboard and the erasing of a person. */
export interface AbilityHooks {
  /** a thing besides content that comments may be about */
  commented?: {
    subject: 'question'
    /** opens the thing for a person; `null` when it does not exist, or the person may not read it */
    open: (
      database: DatabaseOrTransaction,
      id: number,
      editing: Editing,
    ) => Promise<CommentSubject | null>
  }
  /** its source of results for the finder */
  find?: FindSource
  /** erases what the ability stores about the e-mail address of a person who is erased */
  eraseEmail?: (database: DatabaseOrTransaction, email: string) => Promise<void>
  /** a card of the dashboard */
  card?: {
    name: string
    /** lists at most `limit` things that wait for a person; `null` for a person without this card */
    read: (database: Database, editing: Editing, limit: number) => Promise<DashboardItems | null>
  }
}

/** A thing with comments, as a person who may open it sees it. */
export interface CommentSubject {
  title: string
  /** tells whether a person may open it too */
  mayOpen: (staff: Staff) => boolean
  /** it is about a visitor: mails leave out comments, which any administrator may delete */
  isOfVisitor?: boolean
  /** it is in the trash, where no comment waits for an answer */
  isTrashed?: boolean
}

/** The person who asks, the time, and the abilities of this site. */
export interface EditingWithAbilities extends Editing {
  abilities: readonly AbilityHooks[]
}

/** The first things that wait for a person, the longest waiting first, and how many there are. */
export type DashboardItems = Omit<Dashboard['toDo']['cards'][number], 'name'>

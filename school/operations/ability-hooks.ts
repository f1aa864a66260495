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
    /** opens it for a person; `null` when it does not exist, or when the person may not read it */
    open: (
      database: DatabaseOrTransaction,
      id: number,
      editing: Editing,
    ) => Promise<CommentSubject | null>
  }
  /** its source of the finder */
  find?: FindSource
  /** erases what it keeps about an e-mail address, where a person is erased */
  eraseEmail?: (database: DatabaseOrTransaction, email: string) => Promise<void>
  /** a card of the dashboard */
  card?: {
    name: string
    /** lists what waits for a person, at most `limit`; `null` for a person without this card */
    read: (database: Database, editing: Editing, limit: number) => Promise<DashboardItems | null>
  }
}

/** A thing with comments, as a person who may open it sees it. */
export interface CommentSubject {
  title: string
  /** tells whether a person may open it too */
  mayOpen: (staff: Staff) => boolean
  /** it is about a visitor: mails leave out the text of comments, and administrators may delete any */
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

import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { Editing } from '../content/editing/editing.ts'
import type { Staff } from '../staff/accounts/staff.ts'
import type { FindSource } from './find/find.ts'

/** Parts of an ability in comments, the finder, the dashboard and erasing. */
export interface AbilityData {
  /** a thing besides content that comments may be about */
  commented?: {
    subject: 'question'
    /** opens it for a person; `null` when it does not exist, or when the person may not read it */
    open: (
      database: DatabaseOrTransaction,
      id: number,
      editing: Editing,
    ) => Promise<Commented | null>
  }
  /** its source of the finder */
  find?: FindSource
  /** erases what it keeps about an e-mail address, where a person is erased */
  eraseEmail?: (database: DatabaseOrTransaction, email: string) => Promise<void>
  /** a card of the dashboard */
  card?: {
    name: string
    /** lists what waits for a person, at most `limit`; `null` for who has no such card */
    read: (database: Database, editing: Editing, limit: number) => Promise<Waiting | null>
  }
}

/** A thing with comments, as a person who may open it sees it. */
export interface Commented {
  title: string
  /** tells whether a person may open it too */
  mayOpen: (staff: Staff) => boolean
  /** it is about a visitor: no mail says what a comment says, and administrators delete any */
  isOfVisitor?: boolean
  /** it is in the trash, where no comment waits for an answer */
  isTrashed?: boolean
}

/** A person and the time of what they do, with everything that staff can work with. */
export interface EditingWithAbilities extends Editing {
  abilities: readonly AbilityData[]
}

/** The first things that wait for a person, the longest waiting first, and how many there are. */
export interface Waiting {
  total: number
  /** @property at UTC in milliseconds; `null` for what has no time */
  first: { id: string; title: string; at: number | null }[]
}

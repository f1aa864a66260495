import type * as z from 'zod'
import type { EntryRules } from '../../../school/editing/start-entry.ts'
import type { FieldShape } from '../forms/form-shape.ts'

/** What the pages of one kind of entry need to know about it. */
export interface EntryPages {
  /** last segment of the address: `/admin/news` */
  path: string
  /** API name of the kind */
  kind: string
  /** 'article', with its article 'an' */
  one: string
  /** 'News' */
  many: string
  rules: EntryRules
  schema: z.ZodType
  shape: FieldShape
  /** categories to filter by */
  categories: readonly string[]
  /** whether staff order its entries by hand */
  isOrdered: boolean
}

/** Returns the page of an entry, or of a new one. */
export const entryPath = ({ path }: Pick<EntryPages, 'path'>, id: number | 'create') =>
  `/admin/${path}/${id}`

/** Returns the title of an entry in a list. */
export const listedTitle = ({ one }: Pick<EntryPages, 'one'>, { title }: { title: string }) =>
  title || `Untitled ${one}`

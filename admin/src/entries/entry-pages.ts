import type * as z from 'zod'
import type { EntryRules } from '../../../school/editing/start-entry.ts'
import type { FieldShape } from '../forms/form-shape.ts'

/** What the pages of one kind of dated entry need to know about it. */
export interface EntryPages {
  /** part of the address: `/admin/news` */
  path: string
  /** name of the kind in the API */
  kind: string
  /** 'article', with its article word: 'an' */
  one: string
  /** 'News' */
  many: string
  rules: EntryRules
  schema: z.ZodType
  shape: FieldShape
  /** categories that lists can be narrowed to */
  categories: readonly string[]
  /** whether its order is set by hand */
  isOrdered: boolean
}

/** The page of an entry, or of a new one. */
export const entryPath = ({ path }: Pick<EntryPages, 'path'>, id: number | 'create') =>
  `/admin/${path}/${id}`

/** What an entry is called where it is listed. */
export const listedTitle = ({ one }: Pick<EntryPages, 'one'>, { title }: { title: string }) =>
  title || `Untitled ${one}`

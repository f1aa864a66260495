import type { AnswerOf } from '../../../product/contract.ts'
import { questionPath } from '../comments/comment.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { filePath } from '../media/media-file.ts'
import { fieldPath } from '../reference/reference-paths.ts'

/** Something that was found. */
export type Found = AnswerOf<'GET /search'>['results'][number]

/** Names of the groups of results. */
export const groupNames: Record<Found['group'], string> = {
  entries: 'Posts',
  fields: 'Pages and settings',
  pages: 'Pages',
  files: 'Pictures and PDFs',
  questions: 'Questions',
  people: 'Staff',
}

/** The staff page that opens what was found. */
export function pathOf({ group, id, kind, field }: Found): string {
  if (group === 'entries' && kind) return entryPath({ name: kind }, Number(id))
  if (group === 'fields') return fieldPath({ key: id, field: field ?? '' })
  if (group === 'files') return filePath(id)
  if (group === 'questions') return questionPath(id)
  return group === 'people' ? '/admin/staff' : id
}

/** The title of what was found, without its marks. */
export const titleOf = ({ title }: Found): string => title.map(({ text }) => text).join('')

/** Identifies a result among others. */
export const keyOf = ({ group, id, kind, field }: Found): string =>
  [group, kind, id, field].filter(Boolean).join('/')

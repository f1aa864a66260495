import type { AnswerOf } from '../../../product/contract.ts'
import { questionPath } from '../comments/comment.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { StateChip } from '../entries/state-chip.tsx'
import { filePath } from '../media/media-file.ts'
import { fieldPath } from '../reference/reference-paths.ts'
import type { FinderGroup } from '../ui/finder.tsx'
import * as styles from './search-result.module.css'

export type SearchResult = AnswerOf<'GET /search'>['results'][number]

const groupNames: Record<SearchResult['group'], string> = {
  entries: 'Posts',
  fields: 'Pages and settings',
  pages: 'Pages',
  files: 'Pictures and PDFs',
  questions: 'Questions',
  people: 'Staff',
}

/** The staff page of a result. */
export function pathOfResult({ group, id, kind, field }: SearchResult): string {
  if (group === 'entries' && kind) return entryPath({ name: kind }, Number(id))
  if (group === 'fields') return fieldPath({ key: id, field: field ?? '' })
  if (group === 'files') return filePath(id)
  if (group === 'questions') return questionPath(id)
  return group === 'people' ? '/admin/staff' : id
}

/** The title of a result, without the marks of the found words. */
export const titleOfResult = ({ title }: SearchResult): string =>
  title.map(({ text }) => text).join('')

/** Identifies a result among others. */
export const keyOfResult = ({ group, id, kind, field }: SearchResult): string =>
  [group, kind, id, field].filter(Boolean).join('/')

const Marked = ({ pieces }: { pieces: SearchResult['title'] }) =>
  pieces.map(({ text, isMatch }, index) =>
    // Pieces have no ids, and stay in order.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )

/** Puts results into their groups, in order. */
export const groupsOf = (results: readonly SearchResult[]): FinderGroup[] =>
  [...new Set(results.map(({ group }) => group))].map((group) => ({
    label: groupNames[group],
    options: results
      .filter((found) => found.group === group)
      .map((found) => ({ id: keyOfResult(found), content: <ResultLine result={found} /> })),
  }))

const ResultLine = ({ result }: { result: SearchResult }) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <b className={styles.title}>
        <Marked pieces={result.title} />
      </b>
      {result.state && result.state !== 'published' && <StateChip state={result.state} />}
      <span className={styles.label}>{result.label}</span>
    </div>
    {result.excerpt.length > 0 && (
      <div className={styles.excerpt}>
        <Marked pieces={result.excerpt} />
      </div>
    )}
  </div>
)

/** A line of the finder: a name, and the sort of thing it names. */
export const NamedLine = ({ name, label }: { name: string; label?: string | undefined }) => (
  <div className={styles.head}>
    <span className={styles.title}>{name}</span>
    {label && <span className={styles.label}>{label}</span>}
  </div>
)

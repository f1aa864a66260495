import { diffWordsWithSpace, type Change } from 'diff'
import * as layout from '../ui/layout.module.css'
import { formatValue, type FieldChange } from './field-changes.ts'
import * as styles from './field-diff.module.css'

/** Maximum number of changed words; texts that differ more are shown whole, before and after. */
const maxChanges = 2_000

/** The changes field by field, with added and removed words. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p>No differences.</p>
  return (
    <div className={layout.stack}>
      {changes.map(({ path, name, shape, before, after }) => (
        <div key={path.join('.')}>
          <h3>{name}</h3>
          <TextDiff
            before={formatValue(shape, before)}
            after={formatValue(shape, after)}
            lang={shape.kind === 'filipino' ? 'fil' : undefined}
          />
        </div>
      ))}
    </div>
  )
}

interface TextDiffProps {
  before: string
  after: string
  lang?: string | undefined
}

/** A text with the added and the removed words marked. */
export function TextDiff({ before, after, lang }: TextDiffProps) {
  const pieces = diffWords(before, after)
  return (
    <div className={styles.root} lang={pieces.length > 0 ? lang : undefined}>
      {pieces.length === 0 && 'Only the formatting has changed.'}
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Piece key={index} {...piece} />
      ))}
    </div>
  )
}

type PieceProps = Pick<Change, 'value' | 'added' | 'removed'>

function Piece({ value, added, removed }: PieceProps) {
  if (added) return <ins className={styles.added}>{value}</ins>
  if (removed) return <del className={styles.removed}>{value}</del>
  return value
}

/** Splits two texts into pieces: in both, added, or removed. */
export const diffWords = (before: string, after: string): readonly PieceProps[] =>
  diffWordsWithSpace(before, after, { maxEditLength: maxChanges }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]

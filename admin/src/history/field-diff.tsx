import * as layout from '../ui/layout.module.css'
import { sayValue, type FieldChange } from './field-changes.ts'
import * as styles from './field-diff.module.css'
import { diffWords, type DiffPiece } from './word-diff.ts'

/** The changes field by field, with added and removed words. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p>No differences.</p>
  return (
    <div className={layout.stack}>
      {changes.map((change) => (
        <div key={change.path.join('.')}>
          <h3>{change.name}</h3>
          <FieldDiff change={change} />
        </div>
      ))}
    </div>
  )
}

function FieldDiff({ change: { shape, before, after } }: { change: FieldChange }) {
  const pieces = diffWords(sayValue(shape, before), sayValue(shape, after))
  return <DiffText pieces={pieces} lang={shape.kind === 'filipino' ? 'fil' : undefined} />
}

/** A text with additions and removals marked. */
export function DiffText({
  pieces,
  lang,
}: {
  pieces: readonly DiffPiece[]
  lang?: string | undefined
}) {
  return (
    <div className={styles.root} lang={pieces.length > 0 ? lang : undefined}>
      {pieces.length === 0
        ? 'Only the formatting has changed.'
        : // oxlint-disable-next-line react/no-array-index-key
          pieces.map((piece, index) => <Piece key={index} piece={piece} />)}
    </div>
  )
}

function Piece({ piece: { text, change } }: { piece: DiffPiece }) {
  if (change === 'added') return <ins className={styles.added}>{text}</ins>
  if (change === 'removed') return <del className={styles.removed}>{text}</del>
  return text
}

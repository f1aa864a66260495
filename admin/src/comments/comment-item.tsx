import { partsOf } from '../../../school/operations/comments/comment.ts'
import { formatMoment } from '../layout/times.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { Comment } from './comment.ts'
import * as styles from './comments.module.css'

interface CommentItemProps {
  comment: Comment
  onResolve: (isResolved: boolean) => void
  onDelete: () => void
}

/** One comment with its actions. */
export function CommentItem({ comment, onResolve, onDelete }: CommentItemProps) {
  const { by, at, resolvedAt, resolvedBy, mayDelete } = comment
  const isResolved = resolvedAt !== null
  const of = `the comment of ${by}`
  return (
    <li className={styles.item}>
      <div>
        <p>
          <b>{by}</b>
        </p>
        <p className={layout.muted}>{formatMoment(at)}</p>
      </div>
      <CommentText comment={comment} />
      {isResolved && (
        <p className={layout.muted}>
          Resolved by {resolvedBy}, {formatMoment(resolvedAt)}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          aria-label={`${isResolved ? 'Reopen' : 'Resolve'} ${of}`}
          onClick={() => onResolve(!isResolved)}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
        {mayDelete && (
          <Button look="plainDanger" aria-label={`Delete ${of}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}

function CommentText({ comment: { text, mentions } }: { comment: Comment }) {
  const nameOf = (id: string) => mentions.find((person) => person.id === id)?.name ?? ''
  return (
    <p className={layout.typed}>
      {partsOf(text).map((part, place) =>
        'words' in part ? (
          part.words
        ) : (
          // The text never changes, so the place of a part is its name.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={place} className={styles.mention}>
            @{nameOf(part.mentioned)}
          </b>
        ),
      )}
    </p>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { commentsHash } from '../../../school/operations/comments/comments-hash.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import {
  commentsIn,
  readComments,
  addComment,
  changeComment,
  type CommentPlace,
  type CommentList,
  type Comment,
} from './comment.ts'
import { CommentField } from './comment-field.tsx'
import { toSentText } from './mentions.ts'
import type { TypedComment } from './typed-comment.ts'
import * as styles from './comments.module.css'
import { notify } from '../notifications/notify.ts'
import { partsOf } from '../../../school/operations/comments/comment.ts'
import { formatMoment } from '../layout/times.ts'

/** The comments on an entry, a page or a question: open ones, resolved ones folded, and a field for another. */
export function CommentSection({ place }: { place: CommentPlace }) {
  const { subject, id } = place
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const { data, error, refetch } = useQuery(commentsIn(place))
  const change = useComments(place)
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead && hash === commentsHash) heading.current?.focus()
  }, [isRead, hash])

  const send = async ({ id: commentId, text, chosen }: TypedComment) => {
    // Without the people, a mention would arrive as mere words.
    const people = data?.people ?? (await readComments({ subject, id })).people
    await change.add(commentId, toSentText(text, people, chosen))
  }
  const comments = data?.comments ?? []
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)
  const list = (some: typeof comments) => (
    <ul className={layout.list}>
      {some.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          onResolve={(isResolved) => {
            // The button goes with its comment.
            heading.current?.focus()
            void change.resolve(comment.id, isResolved)
          }}
          onDelete={() => {
            heading.current?.focus()
            void change.remove(comment.id)
          }}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Comments{open.length > 0 && ` (${open.length})`}
      </h2>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {open.length > 0 && list(open)}
      {resolved.length > 0 && (
        <details>
          <summary className={styles.summary}>{resolved.length} resolved</summary>
          {list(resolved)}
        </details>
      )}
      <CommentField place={place} people={data?.people ?? []} onSend={send} />
    </section>
  )
}

/** Changes the comments in a place; what hides one says so, with Undo. */
function useComments(place: CommentPlace) {
  const queries = useQueryClient()
  const show = async (list: CommentList) => {
    queries.setQueryData(commentsIn(place).queryKey, list)
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
  const run = async (
    call: () => Promise<CommentList>,
    text: string,
    undo?: () => Promise<CommentList>,
  ): Promise<void> => {
    try {
      await show(await call())
      const message = undo
        ? { text, onUndo: () => void run(undo, 'The comment is as it was before.') }
        : text
      notify(message, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return {
    /** @throws what the call throws: the field shows it, and keeps its text */
    add: async (id: string, text: string) => show(await addComment(place, id, text)),
    resolve: (id: string, isResolved: boolean) =>
      run(
        () => changeComment(place, id, { isResolved }),
        isResolved ? 'The comment is resolved.' : 'The comment is open again.',
        () => changeComment(place, id, { isResolved: !isResolved }),
      ),
    remove: (id: string) =>
      run(
        () => changeComment(place, id, { isDeleted: true }),
        'The comment is deleted.',
        () => changeComment(place, id, { isDeleted: false }),
      ),
  }
}

interface CommentItemProps {
  comment: Comment
  onResolve: (isResolved: boolean) => void
  onDelete: () => void
}

/** One comment with its actions. */
function CommentItem({ comment, onResolve, onDelete }: CommentItemProps) {
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

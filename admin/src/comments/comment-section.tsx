import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { commentsHash } from '../../../school/operations/comments/comments-hash.ts'
import { queries } from '../api/queries.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import {
  commentsIn,
  readComments,
  changeComments,
  type CommentPlace,
  type CommentList,
  type Comment,
} from './comment.ts'
import { CommentField } from './comment-field.tsx'
import { toSentText } from './mentions.ts'
import type { TypedComment } from './typed-comment.ts'
import * as styles from './comments.module.css'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { partsOf } from '../../../school/operations/comments/comment.ts'
import { formatMoment } from '../layout/times.ts'

/** The comments on a subject: open ones, resolved ones folded, and a field for a new one. */
export function CommentSection({ place }: { place: CommentPlace }) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const { data, error, refetch } = useQuery(commentsIn(place))
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead && hash === commentsHash) heading.current?.focus()
  }, [isRead, hash])

  const send = async ({ id, text, chosen }: TypedComment) => {
    // Without the people, mentions would be sent as plain text.
    const { people } = data ?? (await readComments(place))
    const added = { action: 'add', id, text: toSentText(text, people, chosen) } as const
    await showComments(place, await changeComments(place, added))
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
          onChange={(change) => {
            // The pressed button disappears with its comment.
            heading.current?.focus()
            void changeComment(place, comment.id, change).catch(notifyFailure)
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

/** Changes of a comment, each with its message and the change that undoes it. */
const changes = {
  resolve: { done: 'The comment is resolved.', undo: 'reopen' },
  reopen: { done: 'The comment is open again.', undo: 'resolve' },
  delete: { done: 'The comment is deleted.', undo: 'restore' },
} as const

async function showComments(place: CommentPlace, list: CommentList) {
  queries.setQueryData(commentsIn(place).queryKey, list)
  await queries.invalidateQueries({ queryKey: ['dashboard'] })
}

/** Changes a comment and says so, with Undo. */
async function changeComment(place: CommentPlace, id: string, action: keyof typeof changes) {
  const { done, undo } = changes[action]
  const change = async (step: typeof action | typeof undo) =>
    showComments(place, await changeComments(place, { action: step, id }))
  const takeBack = async () => {
    await change(undo)
    notify('The comment is as it was before.')
  }
  await change(action)
  notify({ text: done, onUndo: () => void takeBack().catch(notifyFailure) })
}

interface CommentItemProps {
  comment: Comment
  onChange: (change: keyof typeof changes) => void
}

function CommentItem({ comment, onChange }: CommentItemProps) {
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
          onClick={() => onChange(isResolved ? 'reopen' : 'resolve')}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
        {mayDelete && (
          <Button look="plainDanger" aria-label={`Delete ${of}`} onClick={() => onChange('delete')}>
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
      {partsOf(text).map((part, index) =>
        'words' in part ? (
          part.words
        ) : (
          // The text never changes, so the index identifies a part.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={index} className={styles.mention}>
            @{nameOf(part.mentioned)}
          </b>
        ),
      )}
    </p>
  )
}

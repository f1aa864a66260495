import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { commentsHash } from '../../../school/operations/comments/comments-hash.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { commentsIn, readComments, type CommentPlace } from './comment.ts'
import { CommentField } from './comment-field.tsx'
import { CommentItem } from './comment-item.tsx'
import { toSentText } from './mentions.ts'
import type { TypedComment } from './typed-comment.ts'
import { useComments } from './use-comments.ts'
import * as styles from './comments.module.css'

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

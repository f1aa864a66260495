import { Link } from 'react-router'
import { commentsHash } from '../../../school/operations/comments/comments-hash.ts'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { formatMoment } from '../layout/times.ts'
import { questionPath } from '../questions/question.ts'
import { referencePath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { CardList, DashboardCard } from './dashboard-card.tsx'

/** Open comments that mention the person, who has not answered yet. */
export function CommentsCard({ comments }: { comments: Dashboard['toDo']['comments'] }) {
  return (
    <DashboardCard title="Comments for you" count={comments.total}>
      <CardList>
        {comments.first.map((comment) => (
          <CommentLine key={comment.commentId} comment={comment} />
        ))}
      </CardList>
    </DashboardCard>
  )
}

function CommentLine({
  comment: { subject, id, title, by, at, text },
}: {
  comment: Dashboard['toDo']['comments']['first'][number]
}) {
  const kind = findLabels(subject)
  const path = kind
    ? entryPath(kind, Number(id))
    : subject === 'question'
      ? questionPath(Number(id))
      : referencePath(id)
  return (
    <li>
      <Link to={`${path}${commentsHash}`}>{kind ? listedTitle(kind, { title }) : title}</Link>
      <p>{text}</p>
      <p className={layout.muted}>
        {by}, {formatMoment(at)}
      </p>
    </li>
  )
}

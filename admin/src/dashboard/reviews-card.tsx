import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import type { Dashboard, WaitingReview } from '../../../school/operations/dashboard/dashboard.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { comparedPath } from '../changes/compared-path.ts'
import { publishDocument } from '../api/documents.ts'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { referencePath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CardList, DashboardCard } from './dashboard-card.tsx'

/** Drafts and changes that wait for a review. */
export function ReviewsCard({ reviews }: { reviews: Dashboard['toDo']['review'] }) {
  return (
    <DashboardCard title="Waiting for review" count={reviews.total}>
      <CardList>
        {reviews.first.map((review) => (
          <ReviewLine key={`${review.subject}/${review.id}`} review={review} />
        ))}
      </CardList>
    </DashboardCard>
  )
}

function ReviewLine({ review }: { review: WaitingReview }) {
  const queries = useQueryClient()
  const kind = findLabels(review.subject)
  const id = Number(review.id)
  const title = kind ? listedTitle(kind, review) : review.title
  const path = kind ? entryPath(kind, id) : referencePath(review.id)
  const approve = async () => {
    if (!kind) return
    try {
      const { address } = await publishDocument({ kind: kind.name, id }, {})
      notify({ text: `“${title}” is published.`, see: address }, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  const mayApprove = review.can.includes('publish')
  const facts = [
    review.isChange ? `Change of ${kind?.labels.one ?? 'a page'}` : kind?.labels.one,
    review.by && `by ${review.by}`,
    formatMoment(review.at),
    review.isForCaller && 'you are asked',
  ]
  return (
    <li className={layout.row}>
      <div className={layout.grow}>
        <Link to={path}>{title}</Link>
        <p className={layout.muted}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      {mayApprove && review.isChange && (
        <ButtonLink to={comparedPath(path)} aria-label={`Look at the change of ${title}`}>
          Look at the change
        </ButtonLink>
      )}
      {mayApprove && !review.isChange && (
        <Button aria-label={`Approve ${title}`} onClick={() => void approve()}>
          Approve
        </Button>
      )}
    </li>
  )
}

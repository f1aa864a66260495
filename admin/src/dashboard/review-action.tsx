import { useQueryClient } from '@tanstack/react-query'
import type { WaitingReview } from '../../../school/operations/dashboard/dashboard.ts'
import { publishDocument } from '../api/documents.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { comparedPath } from '../changes/compared-path.ts'
import { notify } from '../notifications/notify.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

interface ReviewActionProps {
  review: WaitingReview
  /** the page of what waits, and its title in lists */
  to: string
  title: string
}

/** Approves a draft at once; a change of what is published is looked at first. */
export function ReviewAction({ review: { subject, id, isChange }, to, title }: ReviewActionProps) {
  const queries = useQueryClient()
  if (isChange || subject === 'reference') {
    return (
      <ButtonLink to={comparedPath(to)} aria-label={`Look at the change of ${title}`}>
        Look at the change
      </ButtonLink>
    )
  }
  const approve = async () => {
    try {
      const { address } = await publishDocument({ kind: subject, id: Number(id) }, {})
      notify({ text: `“${title}” is published.`, see: address }, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <Button aria-label={`Approve ${title}`} onClick={() => void approve()}>
      Approve
    </Button>
  )
}

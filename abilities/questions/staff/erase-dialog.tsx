import { useNavigate } from 'react-router'
import type { OpenQuestion } from '../question.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { queries } from '../../../admin/src/api/queries.ts'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { forgetTyped, readTyped } from '../../../admin/src/comments/typed-comment.ts'
import { ProblemAlert } from '../../../admin/src/ui/alert.tsx'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Button } from '../../../admin/src/ui/button.tsx'
import { Dialog } from '../../../admin/src/ui/dialog.tsx'

/** Asks before erasing a question, or all questions of its person, for good. */
export function EraseDialog({
  question,
  onClose,
}: {
  question: OpenQuestion
  onClose: () => void
}) {
  const { id, reference, contact, ofSamePerson } = question
  const navigate = useNavigate()
  const { run, isBusy, message } = useCall()
  const erase = async (wholePerson: boolean) => {
    const done = await run(() =>
      callStaffApi('POST /questions/:id/erase', { params: { id }, body: { wholePerson } }),
    )
    if (!done) return
    for (const erased of done.erased) {
      const place = { subject: 'question', id: String(erased) } as const
      forgetTyped(place, readTyped(place)?.id ?? '')
    }
    const left =
      done.left > 0
        ? ` Other offices have ${done.left} more with this contact: ask an administrator.`
        : ''
    const { length: count } = done.erased
    notify(`${count === 1 ? 'One question' : `${count} questions`} erased.${left}`, {
      type: done.left > 0 ? 'warning' : 'success',
    })
    await navigate('/admin/questions')
    await queries.invalidateQueries({ queryKey: ['questions'] })
  }
  return (
    <Dialog
      title={`Erase question ${reference}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {ofSamePerson > 1 && (
            <Button look="danger" disabled={isBusy} onClick={() => void erase(true)}>
              Erase all {ofSamePerson} of this person
            </Button>
          )}
          <Button look="danger" disabled={isBusy} onClick={() => void erase(false)}>
            Erase this question
          </Button>
        </>
      }
    >
      <p>
        The question, its sender and all comments are gone for good. This cannot be undone. Delete
        the mail about it in the mailbox of the office too.
      </p>
      {ofSamePerson > 1 && (
        <p>
          You can read {ofSamePerson} questions with the contact {contact}. Erasing all of them also
          ends class notices to that address.
        </p>
      )}
      <ProblemAlert problem={message} />
    </Dialog>
  )
}

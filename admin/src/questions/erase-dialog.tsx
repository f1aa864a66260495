import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { ProblemAlert } from '../layout/problem-alert.tsx'
import { notify } from '../notifications/notify.ts'
import { eraseQuestion, type OpenQuestion } from './question.ts'

/** Asks before a question, or everything that its person asked, is gone for good. */
export function EraseDialog({
  question,
  onClose,
}: {
  question: OpenQuestion
  onClose: () => void
}) {
  const { id, reference, contact, ofSamePerson } = question
  const titleId = useId()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy, message } = useCall()
  const erase = async (wholePerson: boolean) => {
    const done = await run(() => eraseQuestion(id, wholePerson))
    if (!done) return
    const left =
      done.left > 0
        ? ` Other offices have ${done.left} more with this contact: ask an administrator.`
        : ''
    notify(`${done.erased === 1 ? 'One question' : `${done.erased} questions`} erased.${left}`, {
      type: done.left > 0 ? 'warning' : 'success',
    })
    await navigate('/admin/questions')
    await queries.invalidateQueries({ queryKey: ['questions'] })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Erase question {reference}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          The question, its sender and all notes are gone for good. This cannot be undone. Delete
          the mail about it in the mailbox of the office too.
        </DialogContentText>
        {ofSamePerson > 1 && (
          <DialogContentText sx={{ mt: 1 }}>
            You can read {ofSamePerson} questions with the contact {contact}. Erasing all of them
            also ends class notices to that address.
          </DialogContentText>
        )}
        <ProblemAlert problem={message} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Cancel</Button>
        {ofSamePerson > 1 && (
          <Button color="error" disabled={isBusy} onClick={() => void erase(true)}>
            Erase all {ofSamePerson} of this person
          </Button>
        )}
        <Button
          variant="contained"
          color="error"
          disabled={isBusy}
          onClick={() => void erase(false)}
        >
          Erase this question
        </Button>
      </DialogActions>
    </Dialog>
  )
}

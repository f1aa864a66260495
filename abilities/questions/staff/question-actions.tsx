import { useState } from 'react'
import { offices } from '../../../school/kinds/question-topics.ts'
import { officeNames, type OpenQuestion, type QuestionState } from '../question.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Select } from '../../../admin/src/ui/select.tsx'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { queries } from '../../../admin/src/api/queries.ts'
import { useNavigate } from 'react-router'
import { StaffApiError } from '../../../admin/src/api/staff-api-error.ts'
import { notify, notifyFailure } from '../../../admin/src/notifications/notify.ts'

/** The states that may follow each state, the usual one first. */
const steps: Record<QuestionState, readonly QuestionState[]> = {
  new: ['answered', 'closed'],
  taken: ['answered', 'closed', 'new'],
  answered: ['closed', 'new'],
  closed: ['new'],
}

/** Words of the buttons, by the state that follows. */
const stepWords: Record<QuestionState, string> = {
  new: 'Open again, taken by no one',
  taken: 'Take',
  answered: 'Mark as answered',
  closed: 'Close',
}

/** The buttons and fields that take, move, close and erase a question. */
export function QuestionActions({ question }: { question: OpenQuestion }) {
  const [isErasing, setErasing] = useState(false)
  const { user } = useSession()
  const saveChange = useQuestionChange(question.id)
  const { state, takenBy, office, people, mayMove } = question
  const before = { state, takenBy: takenBy?.id ?? null, office }
  const change = (next: QuestionChange, text: string) =>
    void saveChange(question, next, text, before)
  const isListed = takenBy === null || people.some(({ id }) => id === takenBy.id)
  const takers = isListed ? people : [...people, takenBy]
  const take = (id: string) => change({ state: 'taken', takenBy: id }, 'Taken.')
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        {user && takenBy?.id !== user.id && (
          <Button look="primary" onClick={() => take(user.id)}>
            {takenBy ? `Take over from ${takenBy.name}` : 'Take'}
          </Button>
        )}
        {steps[state].map((next) => (
          <Button look="outlined" key={next} onClick={() => change({ state: next }, 'Changed.')}>
            {stepWords[next]}
          </Button>
        ))}
        <Button look="danger" onClick={() => setErasing(true)}>
          Erase …
        </Button>
      </div>
      <div className={layout.fieldRow}>
        <Select
          label="Taken by"
          value={takenBy?.id ?? ''}
          onChange={(id) => (id ? take(id) : change({ state: 'new', takenBy: null }, 'Changed.'))}
          none="No one yet"
          choices={takers.map(({ id, name }) => [id, name])}
        />
        {mayMove && (
          <Select
            label="Office in charge"
            value={office}
            onChange={(value) =>
              change(
                { office: offices.find((each) => each === value) ?? office, state: 'new' },
                'Moved to the other office.',
              )
            }
            choices={offices.map((each) => [each, officeNames[each]])}
          />
        )}
      </div>
      {isErasing && <EraseDialog question={question} onClose={() => setErasing(false)} />}
    </div>
  )
}

/** Fields that a change of a question sets; the rest stays as it is. */
type QuestionChange = Partial<Omit<BodyOf<'PUT /questions/:id'>, 'revision'>>

/** Changes a question as it was when the person looked at it. */
const changeQuestion = (
  { id, revision, state, takenBy, office }: OpenQuestion,
  change: QuestionChange,
) =>
  callStaffApi('PUT /questions/:id', {
    params: { id },
    body: { revision, state, takenBy: takenBy?.id ?? null, office, ...change },
  })

/** Returns a function that changes the question and shows what was saved, with Undo. */
function useQuestionChange(id: number) {
  const navigate = useNavigate()

  const show = async (question: OpenQuestion | null) => {
    await queries.invalidateQueries({ queryKey: ['questions'] })
    if (question) queries.setQueryData(['question', id], question)
    else await navigate('/admin/questions')
  }

  /**
   * @param question as the person sees it
   * @param text names what was done, for the message
   * @param before the fields as they were, for Undo
   */
  const change = async (
    question: OpenQuestion,
    next: QuestionChange,
    text: string,
    before?: QuestionChange,
  ): Promise<void> => {
    try {
      const changed = await changeQuestion(question, next)
      await show(changed)
      notify(
        before && changed
          ? { text, onUndo: () => void change(changed, before, 'It is as it was before.') }
          : text,
      )
    } catch (error) {
      const isConflict = error instanceof StaffApiError && error.reason === 'conflict'
      if (isConflict) await show(error.body.current as OpenQuestion)
      notifyFailure(error)
    }
  }
  return change
}

import { useState } from 'react'
import { offices } from '../../../school/kinds/question-topics.ts'
import { officeNames, type QuestionState } from '../question.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Select } from '../../../admin/src/ui/select.tsx'
import { changeQuestion, type OpenQuestion, type QuestionChange } from './question.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf, StaffApiError } from '../../../admin/src/api/staff-api-error.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'

/** The steps from each state, the usual one first. */
const steps: Record<QuestionState, readonly QuestionState[]> = {
  new: ['answered', 'closed'],
  taken: ['answered', 'closed', 'new'],
  answered: ['closed', 'new'],
  closed: ['new'],
}

const stepWords: Record<QuestionState, string> = {
  new: 'Open again, taken by no one',
  taken: 'Take',
  answered: 'Mark as answered',
  closed: 'Close',
}

/** Shows the actions for a question; everything but erasing can be undone. */
export function QuestionActions({ question }: { question: OpenQuestion }) {
  const [isErasing, setErasing] = useState(false)
  const { user } = useSession()
  const run = useQuestion(question.id)
  const { state, takenBy, office, people, mayMove } = question
  const before = { state, takenBy: takenBy?.id ?? null, office }
  const change = (next: QuestionChange, text: string) =>
    void run(
      () => changeQuestion(question, next),
      text,
      (changed) => changeQuestion(changed, before),
    )
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
        >
          <option value="">No one yet</option>
          {[...people, ...(takenBy ? [takenBy] : [])]
            .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
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
          >
            {offices.map((each) => (
              <option key={each} value={each}>
                {officeNames[each]}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isErasing && <EraseDialog question={question} onClose={() => setErasing(false)} />}
    </div>
  )
}

type Change = () => Promise<OpenQuestion | null>

/**
 * Makes changes of a question: shows what was saved with a button that takes it back, or after a
 * conflict what another person saved.
 */
function useQuestion(id: number) {
  const queries = useQueryClient()
  const navigate = useNavigate()

  const show = async (question: OpenQuestion | null) => {
    await queries.invalidateQueries({ queryKey: ['questions'] })
    if (question) queries.setQueryData(['question', id], question)
    else await navigate('/admin/questions')
  }

  /**
   * @param text what was done
   * @param undo takes the change back, from the question as it is then
   * @returns whether the change was made
   */
  const run = async (
    change: Change,
    text: string,
    undo?: (changed: OpenQuestion) => Promise<OpenQuestion | null>,
  ): Promise<boolean> => {
    try {
      const changed = await change()
      await show(changed)
      const message =
        undo && changed
          ? { text, onUndo: () => void run(() => undo(changed), 'It is as it was before.') }
          : text
      notify(message, { type: 'success' })
      return true
    } catch (error) {
      const isConflict = error instanceof StaffApiError && error.reason === 'conflict'
      if (isConflict) await show(error.body.current as OpenQuestion)
      notify(messageOf(error), { type: 'error' })
      return false
    }
  }
  return run
}

import { useState } from 'react'
import { offices } from '../../../school/kinds/question-topics.ts'
import { officeNames, type QuestionState } from '../question.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Select } from '../../../admin/src/ui/select.tsx'
import { changeQuestion, type OpenQuestion, type QuestionChange } from './question.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { useQuestion } from './use-question.tsx'

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

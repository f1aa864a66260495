import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { offices } from '../../../school/operations/questions/question-form.ts'
import { officeNames, type QuestionState } from '../../../school/operations/questions/question.ts'
import { useSession } from '../session/session-provider.tsx'
import { changeQuestion, type OpenQuestion, type QuestionChange } from './question.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { Choice } from './question-filters.tsx'
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

/** What staff do with a question; everything but erasing can be undone. */
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
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {user && takenBy?.id !== user.id && (
          <Button variant="contained" onClick={() => take(user.id)}>
            {takenBy ? `Take over from ${takenBy.name}` : 'Take'}
          </Button>
        )}
        {steps[state].map((next) => (
          <Button key={next} variant="outlined" onClick={() => change({ state: next }, 'Changed.')}>
            {stepWords[next]}
          </Button>
        ))}
        <Button color="error" onClick={() => setErasing(true)}>
          Erase …
        </Button>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="Taken by"
          value={takenBy?.id ?? ''}
          options={[
            ['', 'No one yet'],
            ...[...people, ...(takenBy ? [takenBy] : [])]
              .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
              .map(({ id, name }) => [id, name] as const),
          ]}
          onChoose={(id) => (id ? take(id) : change({ state: 'new', takenBy: null }, 'Changed.'))}
        />
        {mayMove && (
          <Choice
            label="Office in charge"
            value={office}
            options={offices.map((each) => [each, officeNames[each]] as const)}
            onChoose={(value) =>
              change(
                { office: offices.find((each) => each === value) ?? office, state: 'new' },
                'Moved to the other office.',
              )
            }
          />
        )}
      </Stack>
      {isErasing && <EraseDialog question={question} onClose={() => setErasing(false)} />}
    </Stack>
  )
}

import type { TableQuestion } from '../../../school/content/editing/table-letters.ts'
import { Alert } from '../ui/alert.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'

interface ImportQuestionsProps {
  questions: readonly TableQuestion[]
  onAnswer: (question: string, value: string) => void
}

/** Asks what a file leaves open: once for its letters and once for each column of days. */
export function ImportQuestions({ questions, onAnswer }: ImportQuestionsProps) {
  const open = questions.filter(({ answer }) => answer === null)
  return (
    <>
      {open.length > 0 && (
        <Alert tone="warning">
          {open.length === 1
            ? 'The file can be read in more than one way. Answer the question; nothing is imported before.'
            : `The file can be read in more than one way. Answer ${open.length} questions; nothing is imported before.`}
        </Alert>
      )}
      {questions.map(({ name, text, choices, answer }) => (
        <RadioGroup
          key={name}
          label={text}
          help={
            name === 'letters' &&
            'If none is right, save the file as CSV UTF-8 and choose it again.'
          }
          isRequired
          value={answer}
          choices={choices}
          onChange={(value) => onAnswer(name, value)}
        />
      ))}
    </>
  )
}

import { Button, type ButtonLook } from '../ui/button.tsx'
import type { LearnersGiven, MediaFile } from './media-file.ts'
import { SelectBar, SelectTool } from './select-bar.tsx'
import type { Answers } from './use-answers.ts'

interface AnswerButtonsProps {
  /** the pictures in words, such as `2 pictures` */
  name: string
  look?: ButtonLook
  isBusy?: boolean
  onAnswer: (answer: LearnersGiven['showsLearners']) => void
}

/** The two answers to whether pictures show learners. */
export const AnswerButtons = ({ name, look, isBusy, onAnswer }: AnswerButtonsProps) =>
  (['no', 'yes'] as const).map((answer) => {
    const words = answer === 'no' ? 'No learners' : 'Learners'
    return (
      <Button
        key={answer}
        {...(look && { look })}
        disabled={isBusy}
        aria-label={`${words} in ${name}`}
        onClick={() => onAnswer(answer)}
      >
        {words}
      </Button>
    )
  })

/** Answers for the selected pictures of a page at once. */
export function AnswerBar({ files, answers }: { files: readonly MediaFile[]; answers: Answers }) {
  const { selected, select, isBusy, answer } = answers
  const here = files.filter(({ id }) => selected.some((file) => file.id === id))
  return (
    <SelectBar
      label="Does it show learners?"
      noun="picture"
      files={files}
      selected={here}
      onChange={select}
    >
      {(name) =>
        here.length > 0 && (
          <AnswerButtons
            name={name}
            look="outlined"
            isBusy={isBusy}
            onAnswer={(given) => answer(here, given)}
          />
        )
      }
    </SelectBar>
  )
}

/** Answers for one picture in its tile, or selects it. */
export function AnswerTools({ file, answers }: { file: MediaFile; answers: Answers }) {
  const { selected, select, isBusy, answer } = answers
  return (
    <SelectTool file={file} selected={selected} onChange={select}>
      <AnswerButtons name={file.name} isBusy={isBusy} onAnswer={(given) => answer([file], given)} />
    </SelectTool>
  )
}

import { Button, type ButtonLook } from '../ui/button.tsx'
import { type LearnersGiven, type MediaFile, commandFiles, refreshMedia } from './media-file.ts'
import { SelectBar, SelectTool } from './select-bar.tsx'
import { useState } from 'react'
import { useNotifiedCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'

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

/** Answers for the selected pictures of a page. */
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

/** The tools of one picture in its tile: the two answers, and a box that selects the picture. */
export function AnswerTools({ file, answers }: { file: MediaFile; answers: Answers }) {
  const { selected, select, isBusy, answer } = answers
  return (
    <SelectTool file={file} selected={selected} onChange={select}>
      <AnswerButtons name={file.name} isBusy={isBusy} onAnswer={(given) => answer([file], given)} />
    </SelectTool>
  )
}

/** Holds the selected pictures, and answers whether one or several show learners. */
export function useAnswers() {
  const [selected, select] = useState<readonly MediaFile[]>([])
  /** the pictures whose consent is being entered */
  const [withLearners, setWithLearners] = useState<readonly MediaFile[]>([])
  const { run, isBusy } = useNotifiedCall()

  const done = (files: readonly MediaFile[]) => {
    select(selected.filter(({ id }) => !files.some((file) => file.id === id)))
    const [first] = files
    const name = files.length === 1 && first ? `“${first.name}”` : `${files.length} pictures`
    notify(`Answered for ${name}.`)
  }
  const sayNo = async (files: readonly MediaFile[]) => {
    const ids = files.map(({ id }) => id)
    const result = await commandFiles({ action: 'answer-learners', ids, showsLearners: 'no' })
    const [refused] = result.refused
    if (result.done.length > 0) done(result.done)
    if (refused) notify(refused.error, { type: 'error' })
    await refreshMedia()
  }
  const answer = (files: readonly MediaFile[], given: LearnersGiven['showsLearners']) =>
    given === 'yes' ? setWithLearners(files) : void run(() => sayNo(files))
  return { selected, select, isBusy, answer, withLearners, done, close: () => setWithLearners([]) }
}

type Answers = ReturnType<typeof useAnswers>

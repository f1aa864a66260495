import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { ConsentFields, draftOf, toAnswer, isVisibleWith, noAnswer } from './consent-fields.tsx'
import { commandFiles, reasonsOf, refreshMedia, type MediaFile } from './media-file.ts'

interface LearnersDialogProps {
  /** one picture or several */
  files: readonly MediaFile[]
  /** the answer that is chosen when the dialog opens */
  answer?: 'yes'
  onDone?: (files: readonly MediaFile[]) => void
  onClose: () => void
}

/** Asks whether pictures show learners, and for the consent. */
export function LearnersDialog({ files, answer, onDone, onClose }: LearnersDialogProps) {
  const [first] = files
  const isOne = files.length === 1
  const [draft, setDraft] = useState(() => ({
    ...(first && isOne ? draftOf(first) : noAnswer),
    ...(answer && { showsLearners: answer }),
  }))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { run, isBusy, message, problemAt } = useCall()
  const mayConsent = files.every(({ refusal }) => refusal.consent === null)

  const save = async () => {
    setTried(true)
    if (draft.showsLearners === null) return
    const ids = files.map(({ id }) => id)
    const command = { action: 'answer-learners', ids, ...toAnswer(draft) } as const
    const result = await run(() => commandFiles(command))
    if (!result) return
    await refreshMedia()
    if (result.refused.length > 0) return setRefused(reasonsOf(result.refused))
    onClose()
    onDone?.(result.done)
  }
  return (
    <FormDialog
      title={
        first && isOne ? `Learners in “${first.name}”` : `Learners in ${files.length} pictures`
      }
      size="medium"
      button="Save"
      isBusy={isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {[message, ...refused].filter(Boolean).map((text) => (
        <Alert key={text} tone="error">
          {text}
        </Alert>
      ))}
      <RadioGroup
        label={isOne ? 'Does it show learners?' : 'Do they show learners?'}
        isInRow
        value={draft.showsLearners}
        onChange={(showsLearners) => setDraft({ ...draft, showsLearners })}
        choices={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        problem={isTried && draft.showsLearners === null && 'Choose yes or no.'}
      />
      {draft.showsLearners === 'yes' && mayConsent && (
        <ConsentFields value={draft} onChange={setDraft} problemAt={problemAt} />
      )}
      {draft.showsLearners === 'yes' && !isVisibleWith(draft) && (
        <Alert tone="warning">
          {mayConsent
            ? 'Without a consent it is hidden everywhere at once.'
            : 'It is hidden everywhere at once, until an editor has recorded the consent.'}
        </Alert>
      )}
    </FormDialog>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useCall } from '../api/use-call.ts'
import { ConsentFields } from './consent-fields.tsx'
import { draftOf, givenOf, isSeenWith, noAnswer } from './learners-answer.ts'
import { answerLearners, type MediaFile } from './media-file.ts'

interface LearnersDialogProps {
  /** one picture or several */
  files: readonly MediaFile[]
  /** chosen when the dialog opens */
  answer?: 'yes'
  onDone?: (files: readonly MediaFile[]) => void
  onClose: () => void
}

/** Says of pictures whether they show learners, with the consent. */
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
  const queries = useQueryClient()
  const mayConsent = files.every(({ refusal }) => refusal.consent === null)

  const save = async () => {
    setTried(true)
    if (draft.showsLearners === null) return
    const ids = files.map(({ id }) => id)
    const result = await run(() => answerLearners({ ids, ...givenOf(draft) }))
    if (!result) return
    await Promise.all(
      [['media'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    if (result.refused.length > 0)
      return setRefused([...new Set(result.refused.map(({ error }) => error))])
    onClose()
    onDone?.(result.done)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree, but not on screen, the dialog may be inside an entry's form.
    event.stopPropagation()
    void save()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="learners-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="learners-title">
          {first && isOne ? `Learners in “${first.name}”` : `Learners in ${files.length} pictures`}
        </DialogTitle>
        <DialogContent>
          {[message, ...refused].filter(Boolean).map((text) => (
            <Alert key={text} severity="error" sx={{ mb: 2 }}>
              {text}
            </Alert>
          ))}
          <Stack spacing={2} sx={{ pt: 1 }}>
            <FormControl error={isTried && draft.showsLearners === null}>
              <FormLabel id="learners-question">
                {isOne ? 'Does it show learners?' : 'Do they show learners?'}
              </FormLabel>
              <RadioGroup
                row
                aria-labelledby="learners-question"
                value={draft.showsLearners ?? ''}
                onChange={(event) =>
                  setDraft({ ...draft, showsLearners: event.target.value === 'yes' ? 'yes' : 'no' })
                }
              >
                <FormControlLabel value="no" label="No" control={<Radio />} />
                <FormControlLabel value="yes" label="Yes" control={<Radio />} />
              </RadioGroup>
              {isTried && draft.showsLearners === null && (
                <FormHelperText>Choose yes or no.</FormHelperText>
              )}
            </FormControl>
            {draft.showsLearners === 'yes' && mayConsent && (
              <ConsentFields value={draft} onChange={setDraft} problemAt={problemAt} />
            )}
            {draft.showsLearners === 'yes' && !isSeenWith(draft) && (
              <Alert severity="warning">
                {mayConsent
                  ? 'Without a consent it is hidden everywhere at once.'
                  : 'It is hidden everywhere at once, until an editor has recorded the consent.'}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useCall } from '../api/use-call.ts'
import { formatMoment } from '../layout/times.ts'
import { DescriptionFields } from './description-fields.tsx'
import {
  updateMediaDetails,
  formatBytes,
  lacksDescription,
  readMedia,
  type MediaFile,
} from './media-file.ts'
import { LearnersNote } from './learners-note.tsx'
import { UseList } from './use-list.tsx'

interface MediaDialogProps {
  file: MediaFile
  /** label of the save button: for the library, or for the place that the file was chosen for */
  button?: string
  onSaved?: (file: MediaFile) => void
  onDelete?: (() => void) | undefined
  /** changes whether the picture shows learners */
  onLearners?: () => void
  onWithdraw?: (() => void) | undefined
  onClose: () => void
}

const wordless = 'Describe what the picture shows, or mark it as decorative.'

/** One file: preview, description and uses. */
export function MediaDialog({
  file,
  button = 'Save',
  onSaved,
  onDelete,
  onLearners,
  onWithdraw,
  onClose,
}: MediaDialogProps) {
  const { name, alt, decorative, focalX, focalY } = file
  const [description, setDescription] = useState({ name, alt, decorative, focalX, focalY })
  const [isTried, setTried] = useState(false)
  const isUndescribed = lacksDescription({ ...file, ...description, alt: description.alt.trim() })
  const { run, isBusy, message, problemAt } = useCall()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['media', file.id], queryFn: () => readMedia(file.id) })
  const refusal = (data ?? file).refusal

  const save = async () => {
    setTried(true)
    if (isUndescribed) return
    const saved = await run(() => updateMediaDetails(file.id, description))
    if (!saved) return
    await queries.invalidateQueries({ queryKey: ['media'] })
    onSaved?.(saved)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree, but not on screen, the dialog may be inside an entry's form.
    event.stopPropagation()
    void save()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="media-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="media-title">{file.name}</DialogTitle>
        <DialogContent>
          {message && <Alert severity="error">{message}</Alert>}
          {refusal.describe !== null && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {refusal.describe}
            </Alert>
          )}
          <DescriptionFields
            file={file}
            isDisabled={refusal.describe !== null}
            value={description}
            onChange={setDescription}
            problemAt={(field) =>
              field === 'alt' && isTried && isUndescribed ? wordless : problemAt(field)
            }
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {formatBytes(file.bytes)}, added {formatMoment(file.createdAt)} by {file.createdBy}.{' '}
            {(data ?? file).hidden === null && (
              <Link href={file.address} target="_blank" rel="noopener">
                {file.kind === 'pdf' ? 'Download it' : 'See it whole'}
              </Link>
            )}
          </Typography>
          <LearnersNote file={data ?? file} onChange={onLearners} onWithdraw={onWithdraw} />
          {data && <UseList usedIn={data.usedIn} />}
        </DialogContent>
        <DialogActions>
          {onDelete && (
            <Button color="error" disabled={refusal.delete !== null} onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy || refusal.describe !== null}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

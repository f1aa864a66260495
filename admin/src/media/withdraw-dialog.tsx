import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { readMedia, withdrawConsent, type MediaFile, type MediaUse } from './media-file.ts'
import { UseList } from './use-list.tsx'

/** Asks before the consent is withdrawn, then lists every place that the picture is gone from. */
export function WithdrawDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const [usedIn, setUsedIn] = useState<readonly MediaUse[] | null>(null)
  const { data } = useQuery({ queryKey: ['media', file.id], queryFn: () => readMedia(file.id) })

  const withdraw = async () => {
    const done = await run(() => withdrawConsent(file.id))
    if (!done) return
    setUsedIn(done.usedIn)
    await Promise.all(
      [['media'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="withdraw-title" fullWidth maxWidth="sm">
      <DialogTitle id="withdraw-title">
        {usedIn ? `“${file.name}” is hidden` : `Withdraw the consent for “${file.name}”?`}
      </DialogTitle>
      <DialogContent>
        {message && <Alert severity="error">{message}</Alert>}
        <Typography>
          {usedIn
            ? 'Visitors and staff no longer see it. A new consent shows it again in the same places.'
            : 'The picture disappears at once, from every page and in every size. A new consent shows it again.'}
        </Typography>
        {usedIn && (
          <Typography sx={{ mt: 1 }}>
            Copies that people have saved or posted elsewhere stay there: ask for them to be taken
            down.
          </Typography>
        )}
        {(usedIn ?? data?.usedIn) && <UseList usedIn={usedIn ?? data?.usedIn ?? []} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{usedIn ? 'Close' : 'Cancel'}</Button>
        {!usedIn && (
          <Button
            color="error"
            variant="contained"
            disabled={isBusy}
            onClick={() => void withdraw()}
          >
            Withdraw the consent
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

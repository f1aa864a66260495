import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

export type SignOutChoice = 'stay' | 'keep' | 'delete'

interface SignOutDialogProps {
  /** number of drafts on this device only; `null` while they are being saved */
  unsaved: number | null
  onChoose: (choice: SignOutChoice) => void
}

/**
 * Shows that drafts are saved before signing out, and asks what to do with those that cannot be.
 */
export function SignOutDialog({ unsaved, onChoose }: SignOutDialogProps) {
  const isSaving = unsaved === null
  return (
    <Dialog open aria-labelledby="sign-out-title" fullWidth maxWidth="sm">
      <DialogTitle id="sign-out-title">
        {isSaving ? 'Saving your drafts on the server …' : 'Some drafts are on this device only'}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isSaving
            ? 'You are signed out as soon as they are there.'
            : `${unsaved === 1 ? '1 draft' : `${unsaved} drafts`} could not be saved on the server. On a shared device, people who know how can read what you keep here.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!isSaving && (
          <>
            <Button color="error" onClick={() => onChoose('delete')}>
              Delete and sign out
            </Button>
            <Button onClick={() => onChoose('keep')}>Keep here and sign out</Button>
          </>
        )}
        <Button variant="contained" onClick={() => onChoose('stay')}>
          Stay signed in
        </Button>
      </DialogActions>
    </Dialog>
  )
}

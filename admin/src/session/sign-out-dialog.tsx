import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
    <Dialog
      title={
        isSaving ? 'Saving your drafts on the server …' : 'Some drafts are on this device only'
      }
      size="medium"
      actions={
        <>
          {!isSaving && (
            <>
              <Button look="danger" onClick={() => onChoose('delete')}>
                Delete and sign out
              </Button>
              <Button onClick={() => onChoose('keep')}>Keep here and sign out</Button>
            </>
          )}
          <Button look="primary" onClick={() => onChoose('stay')}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        {isSaving
          ? 'You are signed out as soon as they are there.'
          : `${unsaved === 1 ? '1 draft' : `${unsaved} drafts`} could not be saved on the server. On a shared device, people who know how can read what you keep here.`}
      </p>
    </Dialog>
  )
}

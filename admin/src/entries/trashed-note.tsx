import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { idOf, restoreDocument, type AnyDocument } from '../api/documents.ts'
import { sayRestored } from './restored-words.ts'
import type { AnyEditing } from './use-editing.ts'

/** Says that an entry or a page is in the trash, with a button to restore it. */
export function TrashedNote({ editing, entry }: { editing: AnyEditing; entry: AnyDocument }) {
  const mayRestore = entry.can.includes('restore')
  return (
    <Alert
      tone="info"
      action={
        mayRestore && (
          <Button
            look="inherit"
            onClick={() => void editing.act(() => restoreDocument(idOf(entry)), sayRestored)}
          >
            Restore
          </Button>
        )
      }
    >
      This is in the trash: visitors do not see it, and it cannot be changed.{' '}
      {mayRestore ? 'Restore it to go on with it.' : 'Ask an editor to restore it.'}
    </Alert>
  )
}

import { useSyncExternalStore } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { replacedTexts } from './replaced-texts.ts'

/** Says that a browser extension changes the words of the staff pages, and what to do. */
export function ExtensionNote() {
  const isReplaced = useSyncExternalStore(replacedTexts.subscribe, replacedTexts.read)
  return (
    <div role="status">
      {isReplaced && (
        <Alert
          tone="warning"
          role="note"
          action={
            <Button look="outlined" onClick={() => location.reload()}>
              Load the page again
            </Button>
          }
        >
          A browser extension, such as a translator, is changing the words of this page, so some may
          be wrong. You can go on: what you type is kept and can be saved. To see the right words,
          switch the extension off for this site and load the page again.
        </Alert>
      )}
    </div>
  )
}

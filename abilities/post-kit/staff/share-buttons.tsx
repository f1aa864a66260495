import * as layout from '../../../admin/src/ui/layout.module.css'
import { Button } from '../../../admin/src/ui/button.tsx'
import { shareGroups } from './share-groups.ts'

interface ShareButtonsProps {
  name: string
  files: readonly File[]
  /** goes with the files to the other app */
  caption: string
  /** says what was done */
  onNote: (note: string) => void
}

/** Hands pictures to another app, all together where the device can. */
export function ShareButtons({ name, files, caption, onNote }: ShareButtonsProps) {
  const groups = shareGroups(files).map((group) => ({
    words: group.words,
    shared: { files: group.files, text: caption },
  }))
  const share = (data: ShareData) =>
    navigator.share(data).then(
      () => onNote('Shared.'),
      (error: unknown) => {
        // The person closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
        onNote('This did not work. Save the pictures, and post them from the other app.')
      },
    )
  if (!groups.every(({ shared }) => 'canShare' in navigator && navigator.canShare(shared)))
    return null
  return (
    <div className={layout.row}>
      {groups.map(({ words, shared }) => (
        <Button
          key={words}
          look="primary"
          aria-label={`${words}: ${name}`}
          onClick={() => void share(shared)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}

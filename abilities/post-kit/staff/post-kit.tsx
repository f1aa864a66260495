import { showCode } from '../../../school/base/codes.ts'
import { useLoadedDialog } from '../../../admin/src/layout/use-loaded-dialog.ts'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Button } from '../../../admin/src/ui/button.tsx'
import type { Entry } from '../../../admin/src/api/documents.ts'
import * as styles from './post-kit.module.css'

const loadDialog = async () => (await import('./post-kit-dialog.tsx')).PostKitDialog

/** The code of a class notice or an announcement, and the way to post it; samples have none. */
export function PostKit({ entry }: { entry: Entry }) {
  const { Dialog, open, close } = useLoadedDialog(loadDialog)
  if (entry.code === null || entry.data.sample === true) return null
  const isShown = entry.state === 'published'
  return (
    <section aria-label="Code and post" className={layout.tightStack}>
      <p className={layout.muted}>Code</p>
      <p className={styles.code}>{showCode(entry.code)}</p>
      <p className={layout.muted}>
        {isShown ? (
          <a href={`/verify/${entry.code}`} target="_blank" rel="noopener">
            Anyone checks it by this code
          </a>
        ) : (
          'Visitors do not read this now: its code says so, or is unknown.'
        )}
      </p>
      {isShown && (
        <div>
          <Button look="outlined" onClick={() => void open()}>
            Post it elsewhere
          </Button>
        </div>
      )}
      {Dialog && <Dialog entry={entry} onClose={close} />}
    </section>
  )
}

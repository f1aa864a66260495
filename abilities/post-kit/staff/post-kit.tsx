import { lazy, Suspense, useState } from 'react'
import { showCode } from '../../../school/base/codes.ts'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Button } from '../../../admin/src/ui/button.tsx'
import type { Entry } from '../../../admin/src/api/documents.ts'
import * as styles from './post-kit.module.css'

const PostKitDialog = lazy(() =>
  import('./post-kit-dialog.tsx').then((part) => ({ default: part.PostKitDialog })),
)

/** The code of a class notice or an announcement, and the way to post it; samples have none. */
export function PostKit({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
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
          <Button look="outlined" onClick={() => setOpen(true)}>
            Post it elsewhere
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <PostKitDialog entry={entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

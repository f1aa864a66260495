import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { showCode } from '../../../school/base/codes.ts'
import type { Entry } from '../entries/entry.ts'

const PostKitDialog = lazy(() =>
  import('./post-kit-dialog.tsx').then((part) => ({ default: part.PostKitDialog })),
)

/** The code of a class notice or an announcement, and the way to post it elsewhere. */
export function PostKit({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
  if (entry.code === null) return null
  const isShown = entry.state === 'published'
  return (
    <Box component="section" aria-label="Code and post" sx={{ my: 2 }}>
      <Typography variant="body2" color="text.secondary">
        Code
      </Typography>
      <Typography sx={{ fontFamily: 'monospace', fontSize: '1.25rem' }}>
        {showCode(entry.code)}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {isShown ? (
          <Link href={`/verify/${entry.code}`} target="_blank" rel="noopener">
            Anyone checks it by this code
          </Link>
        ) : (
          'Visitors do not read this now: its code says so, or is unknown.'
        )}
      </Typography>
      {isShown && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          Post it elsewhere
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PostKitDialog entry={entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}

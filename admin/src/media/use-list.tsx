import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { findKind } from '../../../school/kinds/index.ts'
import { entryPath } from '../entries/kind-pages.ts'
import type { MediaUse } from './media-file.ts'

/** The uses of a file, each linked to its editor. */
export function UseList({ usedIn }: { usedIn: readonly MediaUse[] }) {
  if (usedIn.length === 0) return <Typography sx={{ mt: 1 }}>Not used anywhere.</Typography>
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        Used in
      </Typography>
      <ul>
        {usedIn.map((use) => (
          <li key={`${use.subject} ${use.id}`}>
            <Link component={RouterLink} to={editorOf(use)}>
              {use.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function editorOf({ subject, id }: MediaUse): string {
  const kind = findKind(subject)
  return kind ? entryPath(kind, Number(id)) : `/admin/pages/${encodeURIComponent(id)}`
}

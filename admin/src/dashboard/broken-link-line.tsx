import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { BrokenLink } from '../../../school/dashboard/dashboard.ts'
import { allEntryPages } from '../entries/all-entry-pages.ts'
import { entryPath } from '../entries/entry-pages.ts'
import { referencePath } from '../reference/reference-list.tsx'

/** A broken link: the page to edit, and the target. */
export function BrokenLinkLine({
  link: { subject, subjectId, title, target },
}: {
  link: BrokenLink
}) {
  const pages = allEntryPages.find(({ kind }) => kind === subject)
  const place = pages ? entryPath(pages, Number(subjectId)) : referencePath(subjectId)
  return (
    <li>
      <Link component={RouterLink} to={place}>
        {title}
      </Link>{' '}
      leads to {target}, where nothing is.
    </li>
  )
}

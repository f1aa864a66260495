import { Link } from 'react-router'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import type { BrokenLink } from '../../../school/operations/dashboard/dashboard.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** A broken link: the page to edit, and the target. */
export function BrokenLinkLine({
  link: { subject, subjectId, title, target },
}: {
  link: BrokenLink
}) {
  const kind = findLabels(subject)
  const place = kind ? entryPath(kind, Number(subjectId)) : referencePath(subjectId)
  return (
    <li>
      <Link to={place}>{title}</Link> leads to {target}, where nothing is.
    </li>
  )
}

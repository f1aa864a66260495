import { Link } from 'react-router'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { entryPath } from '../entries/kind-pages.ts'
import * as layout from '../ui/layout.module.css'
import type { OpenedFile } from './media-file.ts'

/** The uses of a file, each linked to its editor. */
export function FileUses({ usedIn }: { usedIn: OpenedFile['usedIn'] }) {
  if (usedIn.length === 0) return <p>Not used anywhere.</p>
  return (
    <section className={layout.tightStack}>
      <h3>Used in</h3>
      <ul className={layout.list}>
        {usedIn.map((use) => (
          <li key={`${use.subject} ${use.id}`}>
            <Link to={editorOf(use)}>{use.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function editorOf({ subject, id }: OpenedFile['usedIn'][number]): string {
  const kind = findLabels(subject)
  return kind ? entryPath(kind, Number(id)) : `/admin/pages/${encodeURIComponent(id)}`
}

import { useQuery } from '@tanstack/react-query'
import type { ListedReference } from '../../../school/content/editing/editing.ts'
import { pageKindsBelow } from '../../../school/kinds/reference-kinds.ts'
import { Link } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { StateChip } from '../entries/state-chip.tsx'
import { formatCount } from '../layout/format-count.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import * as layout from '../ui/layout.module.css'
import { referenceList } from '../api/documents.ts'
import { mayAddBelow, NewPageButton } from './new-page-button.tsx'
import { referencePath } from './reference-paths.ts'

/** Documents by the key of their parent; `null` has those without one. */
type ByParent = ReadonlyMap<string | null, readonly ListedReference[]>

/**
 * Lists reference content, grouped as on the site, each document with the pages below it. Leaves out
 * trashed pages: the trash lists them.
 */
export function ReferenceList() {
  const { data = [], error, isPending } = useQuery(referenceList)
  const listed = data.filter(({ status }) => status !== 'trashed')
  const byParent: ByParent = groupBy(listed, ({ parent }) => parent)
  const sections = groupBy(byParent.get(null) ?? [], ({ section }) => section)
  return (
    <>
      <PageTitle title="Pages and facts" />
      {isPending && <Spinner />}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {[...sections].map(([section, documents]) => (
        <section className={layout.tightStack} key={section}>
          <h2>{section}</h2>
          <ul className={layout.list}>
            {documents.map((document) => (
              <ListedDocument key={document.key} {...{ document, byParent }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Groups documents by a key, in the order in which the keys first come. */
function groupBy<Key>(
  documents: readonly ListedReference[],
  keyOf: (document: ListedReference) => Key,
): Map<Key, ListedReference[]> {
  const groups = new Map<Key, ListedReference[]>()
  for (const document of documents) {
    const key = keyOf(document)
    groups.set(key, [...(groups.get(key) ?? []), document])
  }
  return groups
}

function ListedDocument({ document, byParent }: { document: ListedReference; byParent: ByParent }) {
  const { key, title, updatedAt, updatedBy, state, status, can } = document
  const children = byParent.get(key) ?? []
  const count = formatCount(children.length, 'page')
  const canEdit = can.includes('edit')
  const newKinds = canEdit ? pageKindsBelow(key).filter((kind) => mayAddBelow(kind, key)) : []
  return (
    <li>
      <Link to={referencePath(key)}>{title}</Link>{' '}
      {status !== 'published' && <StateChip state={state} />}
      <span className={layout.muted}>
        {updatedBy && `Changed ${formatMoment(updatedAt)} by ${updatedBy}`}
        {!canEdit && ' (read only)'}
      </span>
      <WaitingNote of={document} />
      {newKinds.map((kind) => (
        <NewPageButton key={kind.name} kind={kind} parent={key} parentTitle={title} />
      ))}
      {children.length > 0 && (
        <details>
          <summary aria-label={`${count} below ${title}`}>{count}</summary>
          <ul className={layout.nested}>
            {children.map((child) => (
              <ListedDocument key={child.key} document={child} byParent={byParent} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

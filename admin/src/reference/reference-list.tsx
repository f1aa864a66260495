import { useQuery } from '@tanstack/react-query'
import { pageKindsBelow } from '../../../school/kinds/reference-kinds.ts'
import { Link } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { StateChip } from '../entries/state-chip.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { listReference } from '../api/documents.ts'
import { mayAddBelow, NewPageButton } from './new-page-button.tsx'
import { referencePath } from './reference-paths.ts'

type Listed = Awaited<ReturnType<typeof listReference>>[number]

/** The reference content, grouped as on the site; the pages below each can be opened. */
export function ReferenceList() {
  const { data = [], error } = useQuery({ queryKey: ['reference'], queryFn: listReference })
  const single = data.filter(({ parent }) => parent === null)
  const sections = [...new Set(single.map(({ section }) => section))]
  return (
    <>
      <PageTitle title="Pages and facts" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {sections.map((section) => (
        <section className={layout.tightStack} key={section}>
          <h2>{section}</h2>
          <ul className={layout.list}>
            {single
              .filter((each) => each.section === section)
              .map((each) => (
                <ListedDocument key={each.key} document={each} all={data} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const pagesText = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

function ListedDocument({ document, all }: { document: Listed; all: readonly Listed[] }) {
  const { key, title, updatedAt, updatedBy, state, status, can, ...waiting } = document
  const below = all.filter((each) => each.parent === key && each.status !== 'trashed')
  const [kind] = pageKindsBelow(key)
  const mayAdd = kind && mayAddBelow(kind, key) && can.includes('edit')
  return (
    <li>
      <Link to={referencePath(key)}>{title}</Link>{' '}
      {status !== 'published' && <StateChip state={state} />}
      <span className={layout.muted}>
        {updatedBy && `Changed ${formatMoment(updatedAt)} by ${updatedBy}`}
        {!can.includes('edit') && ' (to read only)'}
      </span>
      <WaitingNote of={waiting} />
      {mayAdd && <NewPageButton kind={kind} parent={key} below={title} />}
      {below.length > 0 && (
        <details>
          <summary aria-label={`${pagesText(below.length)} below ${title}`}>
            {pagesText(below.length)}
          </summary>
          <ul className={layout.nested}>
            {below.map((each) => (
              <ListedDocument key={each.key} document={each} all={all} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { pageKindsBelow } from '../../../school/kinds/reference-kinds.ts'
import { Link } from 'react-router'
import type { AnswerOf } from '../../../product/contract.ts'
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

type Listed = AnswerOf<'GET /entries/reference'>[number]

/** Lists reference content, grouped as on the site, each document with the pages below it. */
export function ReferenceList() {
  const { data = [], error, isPending } = useQuery(referenceList)
  const topLevel = data.filter(({ parent }) => parent === null)
  const sections = [...new Set(topLevel.map(({ section }) => section))]
  return (
    <>
      <PageTitle title="Pages and facts" />
      {isPending && <Spinner />}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {sections.map((section) => (
        <section className={layout.tightStack} key={section}>
          <h2>{section}</h2>
          <ul className={layout.list}>
            {topLevel
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

function ListedDocument({ document, all }: { document: Listed; all: readonly Listed[] }) {
  const { key, title, updatedAt, updatedBy, state, status, can } = document
  const below = all.filter((each) => each.parent === key && each.status !== 'trashed')
  const count = formatCount(below.length, 'page')
  const [kind] = pageKindsBelow(key)
  const mayAdd = kind && mayAddBelow(kind, key) && can.includes('edit')
  return (
    <li>
      <Link to={referencePath(key)}>{title}</Link>{' '}
      {status !== 'published' && <StateChip state={state} />}
      <span className={layout.muted}>
        {updatedBy && `Changed ${formatMoment(updatedAt)} by ${updatedBy}`}
        {!can.includes('edit') && ' (read only)'}
      </span>
      <WaitingNote of={document} />
      {mayAdd && <NewPageButton kind={kind} parent={key} below={title} />}
      {below.length > 0 && (
        <details>
          <summary aria-label={`${count} below ${title}`}>{count}</summary>
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

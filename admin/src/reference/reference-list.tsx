import { useQuery } from '@tanstack/react-query'
import { categoryKind, sectionPages } from '../../../school/kinds/category.ts'
import { Link } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { listReference } from '../api/documents.ts'
import { newPagePath, referencePath } from './reference-paths.ts'

/** The keys of the content that has pages below its own. */
const sectionKeys = new Set<string>(sectionPages.map(({ name }) => categoryKind(name).key))

/** The reference content, grouped as on the site. */
export function ReferenceList() {
  const { data = [], error } = useQuery({ queryKey: ['reference'], queryFn: listReference })
  const sections = [...new Set(data.map(({ section }) => section))]
  return (
    <>
      <PageTitle title="Pages and facts" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {sections.map((section) => (
        <section className={layout.tightStack} key={section}>
          <h2>{section}</h2>
          <ul className={layout.list}>
            {data
              .filter((each) => each.section === section)
              .map(({ key, title: label, updatedAt, updatedBy, can, ...waiting }) => (
                <li key={key}>
                  <Link to={referencePath(key)}>{label}</Link>{' '}
                  <span className={layout.muted}>
                    {updatedBy && `Changed ${formatMoment(updatedAt)} by ${updatedBy}`}
                    {!can.includes('edit') && ' (to read only)'}
                  </span>
                  <WaitingNote of={waiting} />
                  {sectionKeys.has(key) && can.includes('edit') && (
                    <>
                      {' · '}
                      <Link to={newPagePath(key)} aria-label={`New page below ${label}`}>
                        New page
                      </Link>
                    </>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

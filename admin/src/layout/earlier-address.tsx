import { Navigate, useParams } from 'react-router'
import type { KindName } from '../../../school/kinds/index.ts'
import { entryListPath } from '../entries/kind-pages.ts'

/** The earlier addresses of lists of entries, before lists had the names of their kinds. */
export const earlierAddresses: readonly { path: string; kind: KindName }[] = [
  { path: 'news', kind: 'article' },
  { path: 'announcements', kind: 'announcement' },
  { path: 'events', kind: 'event' },
  { path: 'community-service', kind: 'service-article' },
]

/** Leads an old bookmark to the page of its kind. */
export function EarlierAddress({ kind }: { kind: KindName }) {
  const { '*': rest = '' } = useParams()
  return <Navigate to={`${entryListPath({ name: kind })}/${rest}`} replace />
}

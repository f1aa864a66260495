import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import { BrokenLinkLine } from './broken-link-line.tsx'
import { CardList } from './dashboard-card.tsx'

/** The broken internal links. */
export function BrokenLinksPage() {
  const { data, error } = useQuery({
    queryKey: ['broken-links'],
    queryFn: () => callStaffApi('GET /broken-links', { query: { perPage: 500 } }),
  })
  return (
    <>
      <PageTitle title="Broken links" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && <EmptyState words="All links within the site work." />}
      {data && data.total > 0 && <p role="status">{data.total} to put right</p>}
      <CardList>
        {data?.data.map((link) => (
          <BrokenLinkLine key={link.id} link={link} />
        ))}
      </CardList>
    </>
  )
}

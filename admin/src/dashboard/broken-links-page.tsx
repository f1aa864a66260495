import { callStaffApi } from '../api/call-staff-api.ts'
import { ListScreen, useList } from '../layout/list-screen.tsx'
import { CardLine } from './dashboard-card.tsx'
import { brokenLinkLine } from './to-do-cards.tsx'

/** The broken internal links. */
export const BrokenLinksPage = () => (
  <ListScreen
    title="Broken links"
    list={useList('broken-links', {}, (query) => callStaffApi('GET /broken-links', { query }))}
    noun={['link to put right', 'links to put right']}
    empty="All links within the site work."
    renderItem={(link) => <CardLine {...brokenLinkLine(link)} key={link.id} />}
  />
)

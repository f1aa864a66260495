import { callStaffApi } from '../api/call-staff-api.ts'
import { ListScreen, useList } from '../layout/list-screen.tsx'
import { BrokenLinkLine } from './broken-link-line.tsx'

/** The broken internal links. */
export const BrokenLinksPage = () => (
  <ListScreen
    title="Broken links"
    list={useList('broken-links', {}, (query) => callStaffApi('GET /broken-links', { query }))}
    noun={['link to put right', 'links to put right']}
    empty="All links within the site work."
    renderItem={(link) => <BrokenLinkLine key={link.id} link={link} />}
  />
)

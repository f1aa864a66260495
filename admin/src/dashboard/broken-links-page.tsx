import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { CardLine } from './dashboard-card.tsx'
import { brokenLinkLine } from './to-do-cards.tsx'

export const BrokenLinksPage = () => (
  <ListScreen
    title="Broken links"
    list={useList('broken-links')}
    noun={['link to put right', 'links to put right']}
    empty="All links within the site work."
    renderItem={(link) => <CardLine {...brokenLinkLine(link)} key={link.id} isFramed />}
  />
)

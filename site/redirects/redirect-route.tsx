import { redirect } from 'react-router'
import {
  findResearchAt,
  isResearchGroup,
} from '../../school/content/entries/read-research.server.ts'
import { contentSource, translation } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { researchItemAddress } from '../research/research-addresses.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/redirect-route.ts'

/**
 * Short addresses in the menu and in texts, and the addresses of their pages (architecture, settled
 * questions).
 */
export const shortAddresses: Readonly<Record<string, string>> = {
  '/vision': pageAddress('/meaning/:tag', { tag: 'vision' }),
  '/mission': pageAddress('/meaning/:tag', { tag: 'mission' }),
  '/core-values': pageAddress('/meaning/:tag', { tag: 'core-values' }),
  '/quality-policy': pageAddress('/meaning/:tag', { tag: 'quality-policy' }),
  '/dyci-seal': pageAddress('/meaning/:tag', { tag: 'dyci-seal' }),
  '/graduate-attributes': pageAddress('/identity/:tag', { tag: 'graduate-attributes' }),
  '/paraya': pageAddress('/servanthood/paraya'),
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const known = shortAddresses[url.pathname]
  if (known) throw redirect(known, 301)
  const { category = '', index = '' } = params
  if (!isResearchGroup(category) || !/^\d{1,6}$/.test(index))
    throw refusal(404, context.get(translation)('pages.noResearch'))
  const id = await findResearchAt(context.get(contentSource), category, Number(index))
  if (id === null) throw refusal(404, context.get(translation)('pages.noResearch'))
  throw redirect(researchItemAddress(category, id), 301)
}

export default function RedirectRoute() {
  return null
}

import { redirect } from 'react-router'
import { findResearchAt, isResearchGroup } from '../../school/research/read-research.server.ts'
import { contentSource } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { researchItemAddress } from '../research/research-addresses.ts'
import type { Route } from './+types/redirect-route.ts'

/**
 * Short addresses in the menu and in texts, and the addresses of their pages (architecture, settled
 * questions).
 */
export const shortAddresses: Readonly<Record<string, string>> = {
  '/vision': '/meaning/vision',
  '/mission': '/meaning/mission',
  '/core-values': '/meaning/core-values',
  '/quality-policy': '/meaning/quality-policy',
  '/dyci-seal': '/meaning/dyci-seal',
  '/graduate-attributes': '/identity/graduate-attributes',
  '/paraya': '/servanthood/paraya',
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const known = shortAddresses[url.pathname]
  if (known) throw redirect(known, 301)
  const { category = '', index = '' } = params
  if (!isResearchGroup(category) || !/^\d{1,6}$/.test(index))
    throw refusal(404, 'Invalid category or item!')
  const id = await findResearchAt(context.get(contentSource), category, Number(index))
  if (id === null) throw refusal(404, 'Invalid category or item!')
  throw redirect(researchItemAddress(category, id), 301)
}

export default function RedirectRoute() {
  return null
}

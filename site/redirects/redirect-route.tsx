import { redirect } from 'react-router'
import {
  findResearchAt,
  isResearchGroup,
} from '../../school/content/entries/read-research.server.ts'
import { contentSource, translation } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { researchItemAddress } from '../research/research-addresses.ts'
import { plainPath, type Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/redirect-route.ts'

/**
 * Short addresses in the menu and in texts, and the addresses of their pages (architecture, settled
 * questions).
 */
const shortAddress = (language: Language, path: string): string | undefined => {
  const meaning = (tag: string) => pageAddress(language, '/meaning/:tag', { tag })
  const addresses: Readonly<Record<string, string>> = {
    '/vision': meaning('vision'),
    '/mission': meaning('mission'),
    '/core-values': meaning('core-values'),
    '/quality-policy': meaning('quality-policy'),
    '/dyci-seal': meaning('dyci-seal'),
    '/graduate-attributes': pageAddress(language, '/identity/:tag', { tag: 'graduate-attributes' }),
    '/paraya': pageAddress(language, '/servanthood/paraya'),
  }
  return addresses[path]
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const known = shortAddress(t.language, plainPath(url.pathname))
  if (known) throw redirect(known, 301)
  const { category = '', index = '' } = params
  if (!isResearchGroup(category) || !/^\d{1,6}$/.test(index))
    throw refusal(404, t('pages.noResearch'))
  const id = await findResearchAt(context.get(contentSource), category, Number(index))
  if (id === null) throw refusal(404, t('pages.noResearch'))
  throw redirect(researchItemAddress(t.language, category, id), 301)
}

export default function RedirectRoute() {
  return null
}

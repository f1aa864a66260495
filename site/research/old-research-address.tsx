import { redirect } from 'react-router'
import {
  findResearchAt,
  isResearchGroup,
} from '../../school/content/entries/read-research.server.ts'
import { readContext } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { researchItemAddress } from './research-list.tsx'
import type { Route } from './+types/old-research-address.ts'

/** Leads from an earlier address of a research item to its page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t } = readContext(context)
  const { category, index } = params
  if (!isResearchGroup(category) || !/^\d{1,6}$/.test(index))
    throw refusal(404, t('pages.noResearch'))
  const id = await findResearchAt(source, category, Number(index))
  if (id === null) throw refusal(404, t('pages.noResearch'))
  throw redirect(researchItemAddress(t.language, category, id), 301)
}

export default function OldResearchAddress() {
  return null
}

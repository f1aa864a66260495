import { untitled, type EntryKind } from '../entries/entry-kind.ts'
import { newsSlug, strictNewsSlug } from '../slug.ts'
import { toBeAnnounced } from '../to-be-announced.ts'
import { researchGroups, researchItemSchema, type ResearchItem } from './research-item.ts'

/** Research items in the entry engine; their group is the engine's category. */
export const researchKind: EntryKind<ResearchItem> = {
  name: 'research',
  schema: researchItemSchema,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  reservedSlugs: [],
  category: (item) => item.group,
  topics: () => [],
  sortDate: (item) => item.date,
  orderedByHand: true,
  dayField: 'date',
  fillIn: (draft, today) => ({
    ...draft,
    title: draft.title || untitled,
    author: draft.author || toBeAnnounced,
    group: draft.group || researchGroups[0],
    date: draft.date || today,
  }),
  sectionField: 'group',
}

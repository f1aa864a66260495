import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { Section } from '../../school/base/fields.ts'
import { firstSentence } from '../../school/base/sentences.ts'
import { formatLongDate } from '../../school/base/formats.ts'
import { listResearch } from '../../school/content/entries/read-research.server.ts'
import { listServiceArticles } from '../../school/content/entries/read-service-articles.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'
import { researchGroups } from '../../school/kinds/research.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { readProjects } from '../../school/content/reference/read-category.server.ts'
import { keepLanguage, pick } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { groupTitles, researchListAddress } from '../research/research-list.tsx'
import { serviceArticleAddress, topicLabel } from '../servanthood/service-articles.ts'
import { hasYear, splitYears } from './years.ts'

/** Link from the index of a section to one part of a page. */
export interface Part extends InLanguage {
  to: string
  title: string
  /** events of a year, the day of a story or the newest study of a list */
  note?: (InLanguage & { text: string }) | undefined
}

type ItemWithParts = Pick<SubItem, 'tag'> & {
  sections: readonly Pick<Section, 'heading' | 'paragraphs'>[]
}

/** Reads the parts of a page of a section: its projects or stories, else its own headings. */
export async function readParts(
  source: ContentSource,
  t: Translate,
  { item, address }: { item: ItemWithParts; address: string },
): Promise<Part[]> {
  const read = partReaders[item.tag]
  return read ? read(source, t, address) : headingsOf(item, address)
}

type ReadParts = (source: ContentSource, t: Translate, address: string) => Promise<Part[]> | Part[]

/** Readers of the parts of pages that have others than their headings, by tag of the page. */
const partReaders: Partial<Record<string, ReadParts>> = {
  'graduate-attributes': async (source, _t, address) =>
    (await readReference(source, graduateQualitiesKind)).map((quality, place) => ({
      ...pick(quality, 'title'),
      to: `${address}#quality-${place + 1}`,
    })),
  'dyci-research': (source, t) =>
    Promise.all(
      researchGroups.map(async (group) => {
        const [newest] = (await listResearch(source, group)).items
        return {
          ...keepLanguage(t),
          to: researchListAddress(t.language, group),
          title: t('pages.researchOf', { group: t(groupTitles[group]) }),
          note: newest && { ...keepLanguage(newest), text: newest.title },
        }
      }),
    ),
  'dyci-sustainability-office': async (source, t) =>
    (await readProjects(source)).map((project) => ({
      ...pick(project, 'title'),
      to: pageAddress(t.language, '/innovations/dyci-sustainability-office/:slug', {
        slug: project.tag,
      }),
    })),
  founder: () => [],
  paraya: async (source, t) =>
    (await listServiceArticles(source)).map((article) => ({
      ...pick(article, 'title'),
      to: serviceArticleAddress(t.language, article.slug),
      note: {
        ...keepLanguage(t),
        text: [
          article.topic && topicLabel(article.topic),
          article.datePublished && formatLongDate(article.datePublished, t.language),
        ]
          .filter(Boolean)
          .join(' · '),
      },
    })),
}

/** Lists the headings of a page; those of a history are its years, each with its first sentence. */
function headingsOf({ sections, ...item }: ItemWithParts, address: string): Part[] {
  // One heading is no list.
  if (sections.length < 2) return []
  const isHistory = splitYears(sections).years.length > 0
  return sections
    .map(({ heading, paragraphs: [first = ''] }, place) => ({
      ...keepLanguage(item),
      to: `${address}#part-${place + 1}`,
      title: heading,
      note: isHistory ? { ...keepLanguage(item), text: firstSentence(first) } : undefined,
    }))
    .filter(({ title }) => !isHistory || hasYear(title))
}

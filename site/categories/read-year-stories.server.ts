import type { Section } from '../../school/base/fields.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { pick } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { articleAddress } from '../news/news-card.tsx'
import { splitYears } from './years.ts'

/** The story of a year, which is shown with its picture. */
export interface YearStory extends InLanguage {
  title: string
  to: string
  picture: ShownPicture
}

/** Maximum number of stories of the topic that are searched. */
const storiesBack = 100

/** Reads the newest story with a picture for each year of a timeline; `null` for years without. */
export async function readYearStories(
  source: ContentSource,
  t: Translate,
  { topic, sections }: Pick<SubItem, 'topic'> & { sections: readonly Pick<Section, 'heading'>[] },
): Promise<(YearStory | null)[]> {
  if (!topic || splitYears(sections).years.length === 0) return []
  const news = await readNewsBeside(source, { category: 'all', topic }, storiesBack)
  const items = news.ok ? news.value.items : []
  return sections.map(({ heading }) => {
    const story = items.find(
      ({ image, publishedOn }) =>
        image !== null && publishedOn !== null && heading === publishedOn.slice(0, 4),
    )
    if (!story?.image) return null
    const to = articleAddress(t.language, story)
    return { ...pick(story, 'title'), to, picture: story.image }
  })
}

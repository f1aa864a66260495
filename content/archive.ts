import { changeContent } from '../db/change-content.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { newsTopics } from '../school/content/news/news.ts'
import { articleKind, articleCategories, type ArticleInput } from '../school/kinds/article.ts'
import { insertPublished } from './seed.ts'

/** Articles per transaction. */
const batch = 5_000

/** Number of days that an archive covers, up to its newest article. */
const archiveDays = 20 * 365

const subjects = 'Robotics Reading Science Chapel Library Sports Music Garden Alumni Campus'.split(
  ' ',
)
const happenings = 'morning week workshop visit exhibit forum clinic fair retreat camp'.split(' ')
const sentences = [
  'Classes came together in the covered court before the first bell.',
  'Each group had an hour to plan, an hour to build and the rest of the day to show what it had learned.',
  'Parents and older students helped at the tables, and younger ones asked most of the questions.',
  'What was left over was sorted, counted and carried to the recovery shed behind the gym.',
  'The day closed with a short prayer and a list of things to try next time.',
]

/**
 * Makes one article of an archive, always the same.
 *
 * @param index number of the article, from 0 for the newest
 * @param newest day of the newest article, UTC in milliseconds
 */
export function archiveArticle(index: number, count: number, newest: number): ArticleInput {
  const age = Math.floor((index / count) * archiveDays)
  const day = new Date(newest - age * 86_400_000).toISOString().slice(0, 10)
  const at = <Item>(items: readonly Item[], step: number) =>
    items[Math.floor(index / step) % items.length] as Item
  const paragraphs = Array.from({ length: 3 + (index % 4) }, (_, number) =>
    at(sentences, 1 + number),
  )
  return {
    title: `${at(subjects, 1)} ${at(happenings, 10)} no. ${count - index}`,
    content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    publishedOn: day,
    category: index % 4 === 0 ? articleCategories[1] : articleCategories[0],
    topics: [at(newsTopics, 1), at(newsTopics, 7)].filter(
      (topic, place, all) => all.indexOf(topic) === place,
    ),
    sample: true,
  }
}

/**
 * Adds a large archive of made-up articles for benchmarks.
 *
 * @param count number of articles
 * @param newest day of the newest article, UTC in milliseconds
 * @param onProgress called with the number of articles so far
 */
export async function seedArchive(
  database: Database,
  count: number,
  newest: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const actor = { name: 'Archive for measuring', now: newest }
  for (let end = count; end > 0; end -= batch) {
    const start = Math.max(0, end - batch)
    const articles = Array.from({ length: end - start }, (_, place) =>
      archiveArticle(start + place, count, newest),
    )
    await changeContent(database, async (transaction) => {
      await insertPublished(transaction, articleKind, articles, actor)
      await bumpContentVersion(transaction)
    })
    onProgress(count - start)
  }
}

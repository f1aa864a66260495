import { liveReader } from '../../school/content/reader.ts'
import { openDatabase, type Database, type DatabaseSettings } from '../../db/database.ts'
import { announcementKind, type AnnouncementInput } from '../../school/kinds/announcement.ts'
import { eventKind, type SchoolEventInput } from '../../school/kinds/event.ts'
import type * as z from 'zod'
import type { PageKind } from '../../school/kinds/define-page-kind.ts'
import type { EntryData, ContentKind } from '../../school/kinds/define-kind.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import {
  type ReferenceKind,
  readStoredData,
} from '../../school/content/reference/reference-content.server.ts'
import { putEntry, type EntryState } from './entries.ts'
import { researchKind, type ResearchItemInput } from '../../school/kinds/research.ts'
import { changePages, putReference } from './reference.ts'
import { type ServiceArticleInput, serviceArticleKind } from '../../school/kinds/service-article.ts'

/** Returns the actor that adds content in tests. */
const actor = () => ({ name: 'A test', now: Date.now() })

/** Opens a database for some work. @returns what the work returns */
export async function withDatabase<Value>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** Writes to a running site's database, as another process of the product would. */
export async function openSiteContent(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  const create = <Data extends EntryData>(
    kind: ContentKind<Data>,
    data: unknown,
    state: EntryState,
  ) => putEntry(database, kind, data, state, actor())
  return {
    ...liveReader(database),
    /** published now, unless `state` says otherwise */
    addArticle: (article: Partial<ArticleInput> & { title: string }, state: EntryState = {}) =>
      create(
        articleKind,
        { content: '<p>Written by a test.</p>', category: 'Campus News', ...article },
        state,
      ),
    addAnnouncement: (
      announcement: Partial<AnnouncementInput> & { title: string },
      state: EntryState = {},
    ) =>
      create(announcementKind, { date: '2026-11-01', category: 'Campus', ...announcement }, state),
    addEvent: (event: Partial<SchoolEventInput> & { title: string }, state: EntryState = {}) =>
      create(
        eventKind,
        {
          startsAt: '2027-03-06T08:00',
          endsAt: '2027-03-06T12:00',
          category: 'Academics',
          ...event,
        },
        state,
      ),
    addResearch: (item: Partial<ResearchItemInput> & { title: string }) =>
      create(
        researchKind,
        {
          content: '<p>Written by a test.</p>',
          author: 'Grade 10',
          group: 'jhs',
          date: '2026-11-01',
          ...item,
        },
        {},
      ),
    addServiceArticle: (article: Partial<ServiceArticleInput> & { title: string }) =>
      create(serviceArticleKind, { paragraphs: [], ...article }, {}),
    /** changes a piece of reference content as `change` says */
    changeReference: async <Data>(kind: ReferenceKind<Data>, change: (data: Data) => Data) => {
      const stored = kind.schema.parse(await readStoredData(database, kind.key))
      await putReference(database, kind, change(stored), actor())
    },
    /** changes every page of a kind as `change` says; `null` takes it down */
    changePages: <Data>(
      kind: Pick<PageKind<Data>, 'name'> & { schema: z.ZodType<Data> },
      change: (data: Data, place: { key: string; index: number }) => Data | null,
    ) => changePages(database, kind, change, actor()),
    close: () => database.destroy(),
  }
}

export type SiteContent = Awaited<ReturnType<typeof openSiteContent>>

/** Publishes an article and an announcement with the picture in their text and above it. */
export async function showPicture(
  site: DatabaseSettings,
  content: string,
  bannerImage: string,
  date: string,
): Promise<{ article: string; announcement: string }> {
  const shown = { content, bannerImage }
  const opened = await openSiteContent(site)
  const article = await opened.addArticle({ title: 'The robots won', publishedOn: date, ...shown })
  const announcement = await opened.addAnnouncement({ title: 'Robots on show', date, ...shown })
  await opened.close()
  return {
    article: `/dycian-news/${article.slug}`,
    announcement: `/announcements/${announcement.slug}`,
  }
}

let counted = 0

/** Makes a title that no other entry of this run has. */
export const freshTitle = (about: string) => `${about} ${process.pid} ${(counted += 1)}`

import { changeContent } from '../../db/change-content.ts'
import { openDatabase } from '../../db/database.ts'
import { announcementKind, type AnnouncementInput } from '../../school/kinds/announcement.ts'
import type { EntryData, ContentKind } from '../../school/kinds/define-kind.ts'
import {
  changeEntry,
  createEntry,
  type EntryChange,
  type SavedEntry,
} from '../../school/entries/save-entry.server.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import {
  putReference,
  readReference,
  type ReferenceKind,
} from '../../school/reference/reference-content.server.ts'
import { type ServiceArticleInput, serviceArticleKind } from '../../school/kinds/service-article.ts'

const actor = () => ({ name: 'A test', now: Date.now() })

/** Writes to a running site's database, as another process of the product would. */
export async function openSiteContent(settings: { dataDir: string; databaseUrl?: string }) {
  const database = await openDatabase(settings)
  const create = async <Data extends EntryData>(
    kind: ContentKind<Data>,
    data: unknown,
    change: EntryChange,
  ) => {
    const saved = await createEntry(
      database,
      kind,
      { status: 'published', ...change, data },
      actor(),
    )
    if (!saved.ok) throw new Error(`The entry was not saved: ${JSON.stringify(saved.failure)}`)
    return saved.value
  }
  return {
    database,
    /** published now, unless `change` says otherwise */
    addArticle: (article: Partial<ArticleInput> & { title: string }, change: EntryChange = {}) =>
      create(
        articleKind,
        { content: '<p>Written by a test.</p>', category: 'Campus News', ...article },
        change,
      ),
    addAnnouncement: (
      announcement: Partial<AnnouncementInput> & { title: string },
      change: EntryChange = {},
    ) =>
      create(announcementKind, { date: '2026-11-01', category: 'Campus', ...announcement }, change),
    changeArticle: (id: number, change: EntryChange) =>
      mustSave(changeEntry(database, articleKind, id, change, actor())),
    changeAnnouncement: (id: number, change: EntryChange) =>
      mustSave(changeEntry(database, announcementKind, id, change, actor())),
    addServiceArticle: (article: Partial<ServiceArticleInput> & { title: string }) =>
      create(serviceArticleKind, { paragraphs: [], ...article }, {}),
    /** changes a piece of reference content as `change` says */
    changeReference: async <Data>(kind: ReferenceKind<Data>, change: (data: Data) => Data) => {
      const { revision } = await database
        .selectFrom('reference')
        .select('revision')
        .where('key', '=', kind.key)
        .executeTakeFirstOrThrow()
      const data = change(structuredClone(await readReference(database, kind)))
      const saved = await changeContent(database, (transaction) =>
        putReference(transaction, kind, { data, basedOn: revision }, actor()),
      )
      if (!saved.ok) throw new Error(`The content was not saved: ${JSON.stringify(saved.failure)}`)
    },
    close: () => database.destroy(),
  }
}

export type SiteContent = Awaited<ReturnType<typeof openSiteContent>>

async function mustSave(saving: ReturnType<typeof changeEntry>): Promise<SavedEntry> {
  const saved = await saving
  if (!saved.ok) throw new Error(`The entry was not changed: ${JSON.stringify(saved.failure)}`)
  return saved.value
}

let counted = 0

/** Makes a title that no other entry of this run has. */
export const freshTitle = (about: string) => `${about} ${process.pid} ${(counted += 1)}`

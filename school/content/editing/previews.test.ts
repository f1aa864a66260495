import { expect, test } from 'vitest'
import { changeContent } from '../../../db/change-content.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  editingAt,
  giveArticle,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { findVisibleEntry, findVisibleEntryById } from '../entries/find-entry.server.ts'
import { inFilipino } from '../language-view.server.ts'
import { createPreview, findPreview, showPreview } from './previews.server.ts'

describeOnDatabases('a preview', (given) => {
  /** Opens the preview of an article as it was last saved. */
  const open = async (id: number) => {
    const wanted = { subject: 'article', id, live: null } as const
    const made = await createPreview(given.database, wanted, editingAt(noon))
    if (!made.ok) throw new Error(made.failure.error)
    const preview = await findPreview(given.database, made.value.token, noon)
    return preview && (await showPreview(given.database, preview, noon))
  }

  test('shows the working revision at the address that it will have; visitors read on', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const data = article({ title: 'Grand reunion' })
    await giveArticle(database, id, { action: 'save', data, basedOn: 1 })
    const shown = await open(id)
    expect(shown?.address).toBe('/dycian-news/grand-reunion')
    const wanted = { kind: 'article', slug: 'grand-reunion', now: noon }
    expect(await findVisibleEntry(shown?.database ?? database, wanted)).toMatchObject({
      id,
      title: 'Grand reunion',
    })
    expect(await findVisibleEntry(database, wanted)).toBeNull()
  })

  test('shows what was never saved at the address that it would have, and no one else sees it', async () => {
    const { database } = given
    const data = article({ title: 'A first draft' })
    const wanted = { subject: 'article', data, live: 'typed' } as const
    const made = await createPreview(database, wanted, editingAt(noon))
    const preview = made.ok ? await findPreview(database, made.value.token, noon) : null
    const shown = preview && (await showPreview(database, preview, noon))
    expect(shown?.address).toBe('/dycian-news/a-first-draft')
    const asked = { kind: 'article', slug: 'a-first-draft', now: noon }
    expect(await findVisibleEntry(shown?.database ?? database, asked)).toMatchObject({
      title: 'A first draft',
    })
    expect(await findVisibleEntry(database, asked)).toBeNull()
    expect(await database.selectFrom('entry').select('id').execute()).toEqual([])
  })

  test('that follows typing is there for an hour, and a link for others for a week', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const hour = 60 * 60_000
    for (const [live, hours] of [
      ['typed', 1],
      ['published', 1],
      [null, 7 * 24],
    ] as const) {
      const made = await createPreview(database, { subject: 'article', id, live }, editingAt(noon))
      const token = made.ok ? made.value.token : ''
      const end = noon + hours * hour
      expect(await findPreview(database, token, end - 1), `${live}`).not.toBeNull()
      expect(await findPreview(database, token, end), `${live}`).toBeNull()
    }
  })

  test('shows Filipino that is typed and not saved, to readers of Filipino', async () => {
    const { database } = given
    const { id, slug } = await putArticle(database)
    const texts = { title: { text: 'Umuwi na' }, content: { text: '<p>Noong Linggo po.</p>' } }
    const data = article({ fil: { texts } } as object)
    const wanted = { subject: 'article', id, data, live: 'typed' } as const
    const made = await createPreview(database, wanted, editingAt(noon))
    const preview = made.ok ? await findPreview(database, made.value.token, noon) : null
    const shown = preview && (await showPreview(database, preview, noon))
    const asked = { kind: 'article', slug, now: noon }
    const view = shown?.database ?? database
    expect(await findVisibleEntry(inFilipino(view), asked)).toMatchObject({ title: 'Umuwi na' })
    expect(await findVisibleEntry(view, asked)).toMatchObject({ title: 'Robotics team comes home' })
  })

  test('is not shown as something of another kind with the same address or id', async () => {
    const { database } = given
    const { id, slug } = await putArticle(database, {}, { status: 'draft' })
    const preview = (await open(id))?.database ?? database
    const inKind = (kind: string) =>
      Promise.all([
        findVisibleEntry(preview, { kind, slug, now: noon }),
        findVisibleEntryById(preview, { kind, id, now: noon }),
      ])
    expect(await inKind('article')).toMatchObject([{ id }, { id }])
    expect(await inKind('announcement')).toEqual([null, null])
  })

  test('is shown while another person saves: it takes no lock', async () => {
    const { database } = given
    const { id, slug } = await putArticle(database, {}, { status: 'draft' })
    const made = await createPreview(
      database,
      { subject: 'article', id, live: null },
      editingAt(noon),
    )
    const token = made.ok ? made.value.token : ''
    let endSave = () => {}
    const isSaved = new Promise<void>((resolve) => (endSave = resolve))
    const saving = changeContent(database, () => isSaved)
    const preview = await findPreview(database, token, noon)
    const shown = preview && (await showPreview(database, preview, noon))
    const page = { kind: 'article', slug, now: noon }
    expect(await findVisibleEntry(shown?.database ?? database, page)).toMatchObject({ id })
    endSave()
    await saving
  })
})

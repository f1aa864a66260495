import { expect, test } from 'vitest'
import { promoteDueRevisions } from '../../../school/content/editing/due-revisions.server.ts'
import { readStatement } from '../../../school/content/statements/read-statement.server.ts'
import { announcementKind } from '../../../school/kinds/announcement.ts'
import { articleKind } from '../../../school/kinds/article.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon, putEntry } from '../../../tests/helpers/entries.ts'

interface PostKit {
  albums: { shape: string; pictures: string[]; isWhole: boolean }[]
  captions: { en: string; fil: string | null }
}

const minute = 60_000
const path = '/entries/announcement'

describeOnBothDatabases('the code of an entry', (given) => {
  const open = () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const source = { database: given.database, now: () => clock.now, host: null }
    const codeOf = async (id: number) => {
      const rows = given.database.selectFrom('entry').select('code').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).code ?? ''
    }
    const add = async (fields: object = {}) => {
      const { id } = (await api.post('ana', path, { data: announcement(fields) })).body
      return { id, code: await codeOf(id), own: `${path}/${id}` }
    }
    const read = (code: string) => readStatement(source, code)
    return { api, clock, codeOf, add, read }
  }

  test('is made with it and stays; what has no statement has no code', async () => {
    const { api, add, codeOf } = open()
    const { id, code, own } = await add()
    expect(code).toMatch(/^[2-9B-DF-HJ-NP-RTV-XZ]{8}$/)
    await api.post('ana', `${own}/publish`)
    expect(await codeOf(id)).toBe(code)
    const copy = (await api.post('ana', `${own}/copy`, { submission: 'new-1' })).body
    expect(await codeOf(copy.id)).not.toBe(code)
    const { id: news } = await putEntry(given.database, articleKind, article())
    expect(await codeOf(news)).toBe('')
  })

  test('says nothing of a draft, of what is scheduled, and of what was taken back before its time', async () => {
    const { api, clock, add, read } = open()
    const { code, own } = await add()
    expect(await read(code)).toBeNull()
    await api.post('ana', `${own}/publish`, { publishAt: noon + minute })
    expect(await read(code)).toBeNull()
    await api.post('ana', `${own}/unpublish`)
    clock.now += 2 * minute
    expect(await read(code)).toBeNull()
    expect(await read('22222222')).toBeNull()
    expect(await read(code.toLowerCase())).toBeNull()
  })

  test('says what visitors read, from when on, and what a correction changed', async () => {
    const { api, clock, add, read } = open()
    const { code, own } = await add({ content: '<p>Bring a pen.</p><p>And water.</p>' })
    await api.post('ana', `${own}/publish`)
    clock.now += minute
    const data = announcement({ title: 'No classes on Monday', content: '<p>Bring a pen.</p>' })
    // A save that waits, and publishing it without a change: visitors read it only then.
    await api.put('ana', own, { data, basedOn: 2 })
    expect((await read(code))?.history).toHaveLength(1)
    clock.now += minute
    await api.post('ana', `${own}/publish`)
    const statement = await read(code)
    expect(statement).toMatchObject({
      state: 'current',
      since: noon,
      said: { headline: 'No classes on Monday', message: 'Bring a pen.' },
      path: '/announcements/no-classes-on-monday',
    })
    expect(statement?.history).toMatchObject([
      { what: 'published', at: noon },
      {
        what: 'corrected',
        at: noon + 2 * minute,
        changed: [
          { part: 'headline', before: 'No classes on Friday' },
          { part: 'message', before: 'Bring a pen.\nAnd water.' },
        ],
      },
    ])
    expect(JSON.stringify(statement)).not.toContain('Ana')
  })

  test('tells a scheduled correction only when it is live', async () => {
    const { api, clock, add, read } = open()
    const { code, own } = await add()
    await api.post('ana', `${own}/publish`)
    const data = announcement({ title: 'Classes on Friday after all' })
    await api.post('ana', `${own}/publish`, { data, basedOn: 2, publishAt: noon + minute })
    expect((await read(code))?.history).toHaveLength(1)
    clock.now += minute
    await promoteDueRevisions(given.database, clock.now, () => undefined)
    expect((await read(code))?.history.at(-1)).toMatchObject({
      what: 'corrected',
      at: noon + minute,
      said: { headline: 'Classes on Friday after all' },
    })
  })

  test('says that it was withdrawn, from the trash too, and published again', async () => {
    const { api, clock, add, read } = open()
    const { code, own } = await add()
    await api.post('ana', `${own}/publish`)
    clock.now += minute
    await api.post('ana', `${own}/trash`)
    expect(await read(code)).toMatchObject({ state: 'withdrawn', until: noon + minute, path: null })
    clock.now += minute
    await api.post('ana', `${own}/restore`)
    const back = await read(code)
    expect(back).toMatchObject({ state: 'current', since: noon, until: null })
    expect(back?.history.map(({ what }) => what)).toEqual(['published', 'withdrawn', 'restored'])
  })

  test('says until when it was shown, and what is a sample', async () => {
    const { clock, codeOf, read } = open()
    const { id } = await putEntry(
      given.database,
      announcementKind,
      announcement({ sample: true }),
      {
        expiresAt: noon + minute,
      },
    )
    const code = await codeOf(id)
    expect(await read(code)).toMatchObject({ state: 'current', isSample: true })
    clock.now += minute
    expect(await read(code)).toMatchObject({ state: 'ended', until: noon + minute, path: null })
  })

  test('does not tell of changes that no one reads, such as a longer time', async () => {
    const { api, clock, add, read } = open()
    const { code, own } = await add()
    await api.post('ana', `${own}/publish`)
    clock.now += minute
    await api.post('ana', `${own}/publish`, { expiresAt: noon + 60 * minute })
    expect((await read(code))?.history).toHaveLength(1)
  })

  test('brings pictures and captions to post while visitors read it, in the languages it has', async () => {
    const { api, add } = open()
    const { id, code, own } = await add({ title: 'Card day', content: '<p>On Friday.</p>' })
    const kitOf = async (at: string) =>
      ((await api.get('ana', `${at}/post-kit`)).body as unknown as { kit: PostKit | null }).kit
    expect(await kitOf(own)).toBeNull()
    await api.post('ana', `${own}/publish`)
    const kit = await kitOf(own)
    expect(kit?.albums).toMatchObject([
      { shape: 'square', pictures: [`/post-kit/${code}/square.jpg`], isWhole: true },
      { shape: 'tall', pictures: [`/post-kit/${code}/tall.jpg`], isWhole: true },
    ])
    expect(kit?.captions.en).toMatch(
      new RegExp(`^Card day\\n\\nOn Friday\\.\\n\\nCheck .*: \\S+/verify/${code}$`),
    )
    expect(kit?.captions.fil).toBeNull()
    await api.post('ana', `${own}/unpublish`)
    expect(await kitOf(own)).toBeNull()

    const fil = {
      texts: { title: { text: 'Card day po' }, content: { text: '<p>Sa Biyernes.</p>' } },
    }
    const both = await add({ title: 'Card day', content: '<p>On Friday.</p>', fil })
    await api.post('ana', `${both.own}/publish`)
    expect((await kitOf(both.own))?.captions.fil).toMatch(
      /^Card day po\n\nSa Biyernes\.\n\nI-check /,
    )

    const notices = '/entries/class-notice'
    const data = { state: 'no-classes', levels: ['pgs'], day: '2026-11-20', reason: 'flood' }
    const notice = `${notices}/${(await api.post('pia', notices, { data })).body.id}`
    await api.post('pia', `${notice}/publish`)
    const { captions } = (await kitOf(notice)) ?? {}
    expect(captions?.en).toMatch(/^No classes on /)
    expect(captions?.fil).toMatch(/^Walang pasok sa /)
    expect((await api.get('ana', `/entries/announcement/${id + 99}/post-kit`)).status).toBe(404)
    const { id: news } = await putEntry(given.database, articleKind, article())
    expect(await kitOf(`/entries/article/${news}`)).toBeNull()
  })
})

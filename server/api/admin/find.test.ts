import { expect, test } from 'vitest'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { removeStaffDocuments } from '../../../db/staff-search-index.ts'
import { fillMediaWords } from '../../../school/content/media/media-words.server.ts'
import type { FoundAnswer } from '../../../school/operations/find/find.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

describeOnStarterContent('the search of staff', (t) => {
  const open = () => openContentApi(t.database, { now: noon })
  type Api = ReturnType<typeof open>

  async function search(api: Api, who: StaffName, q: string, more = ''): Promise<FoundAnswer> {
    const { status, body } = await api.get(who, `/search?q=${encodeURIComponent(q)}${more}`)
    expect(status).toBe(200)
    return body as unknown as FoundAnswer
  }
  /** Searches, and says of each result what it is. */
  async function found(api: Api, who: StaffName, q: string, more = '') {
    const { results } = await search(api, who, q, more)
    return results.map(({ label, title, state }) => `${label}: ${textOf(title)} (${state})`)
  }
  const add = async (api: Api, who: StaffName, fields: Parameters<typeof article>[0]) =>
    (await api.post(who, '/entries/article', { data: article(fields) })).body

  test('finds a draft by the beginnings of words of any field, whatever their accents', async () => {
    const api = open()
    await add(api, 'ben', {
      title: 'The Peñafrancia fluvial parade',
      content: '<p>Families <b>gathered</b> at the Xanadu river.</p>',
      topics: ['zumba'],
    })
    for (const words of ['PENAFR', 'fluv xana', 'zumb gather', 'peñafrancia parade'])
      expect(await found(api, 'ana', words)).toEqual([
        'Article: The Peñafrancia fluvial parade (draft)',
      ])
    expect(await found(api, 'ana', 'xanadu mountain')).toEqual([])
    const { results } = await search(api, 'cora', 'xana')
    expect(textOf(results[0]?.excerpt ?? [])).toContain('at the Xanadu river')
    expect(results[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Xanadu', isMatch: true },
    ])
    expect(results[0]).toMatchObject({ kind: 'article', group: 'entries' })
  })

  test('finds the newest save: of a change that visitors do not see yet, and no earlier words', async () => {
    const api = open()
    const { id, revision } = await add(api, 'ana', { title: 'Quokka visits' })
    const published = await api.post('ana', `/entries/article/${id}/publish`)
    await api.put('ana', `/entries/article/${id}`, {
      data: article({ title: 'Wombat visits' }),
      basedOn: published.body.revision,
    })
    expect(revision).toBe(1)
    expect(await found(api, 'ben', 'quokka')).toEqual([])
    expect(await found(api, 'ben', 'wombat')).toEqual(['Article: Wombat visits (published)'])
    await api.post('ana', `/entries/article/${id}/discard`)
    expect(await found(api, 'ben', 'wombat')).toEqual([])
    expect(await found(api, 'ben', 'quokka')).toEqual(['Article: Quokka visits (published)'])
  })

  test('leaves out the trash, until it is restored', async () => {
    const api = open()
    const { id } = await add(api, 'ana', { title: 'Quokka visits' })
    await api.post('ana', `/entries/article/${id}/trash`)
    expect(await found(api, 'ana', 'quokka')).toEqual([])
    await api.post('ana', `/entries/article/${id}/restore`)
    expect(await found(api, 'ana', 'quokka')).toEqual(['Article: Quokka visits (draft)'])
  })

  test('finds no typing that was not saved', async () => {
    const api = open()
    await api.put('ben', '/autosaves/article/new-quokka1', {
      data: article({ title: 'Quokka typed' }),
      basedOn: null,
    })
    expect(await found(api, 'ben', 'quokka')).toEqual([])
  })

  test('puts entries with the words in their title first', async () => {
    const api = open()
    await add(api, 'ana', { title: 'Quokka visits' })
    await add(api, 'ana', { title: 'A visit', content: '<p>By a quokka.</p>' })
    expect(await found(api, 'ana', 'quokka')).toEqual([
      'Article: Quokka visits (draft)',
      'Article: A visit (draft)',
    ])
  })

  test('finds the field of reference content, also one that was not published; settings for editors only', async () => {
    const api = open()
    const { body } = await api.get('ana', '/reference/contact-directory')
    const data = structuredClone(body.data) as Record<string, unknown>[]
    const where = JSON.stringify(data)
    expect(where).not.toContain('quokka')
    const changed = JSON.parse(
      where.replace(/"(department|name|title|office)":"[^"]+"/, '"$1":"Office of the quokka"'),
    ) as unknown
    expect(JSON.stringify(changed)).toContain('quokka')
    expect(await found(api, 'ana', 'quokka')).toEqual([])
    await api.put('ana', '/reference/contact-directory', { data: changed, basedOn: body.revision })
    const { results } = await search(api, 'ana', 'quokka office')
    expect(results[0]).toMatchObject({
      group: 'fields',
      id: 'contact-directory',
      state: 'draft',
    })
    expect(results[0]?.field).toMatch(/\.\w+$/)
    expect((await search(api, 'ben', 'quokka office')).results).toEqual(results)
    const settings = await api.get('ana', '/reference/site-settings')
    const named = JSON.parse(
      JSON.stringify(settings.body.data).replace(
        /"email":(null|"[^"]*")/,
        '"email":"wombat@dyci.example"',
      ),
    ) as unknown
    const change = { data: named, basedOn: settings.body.revision }
    expect((await api.put('ana', '/reference/site-settings', change)).status).toBe(200)
    expect((await search(api, 'ana', 'wombat')).results).toMatchObject([{ id: 'site-settings' }])
    expect((await search(api, 'ben', 'wombat')).results).toEqual([])
  })

  test('finds a setting by its name', async () => {
    const { results } = await search(open(), 'ana', 'questions closed months')
    expect(results).toContainEqual(
      expect.objectContaining({
        group: 'fields',
        id: 'site-settings',
        field: 'questions.keepMonths',
      }),
    )
  })

  test('finds people for administrators only', async () => {
    const api = open()
    await t.database
      .insertInto('staff')
      .values({
        id: 'q',
        name: 'Quentin Quokka',
        email: 'q@dyci.example',
        role: 'author',
        sections: '[]',
        password_hash: null,
        totp_secret: null,
        created_at: noon,
        last_seen_at: null,
        erased_at: null,
      })
      .execute()
    expect(await found(api, 'dan', 'quok quen')).toEqual(['Staff: Quentin Quokka (null)'])
    expect(await found(api, 'ana', 'quok')).toEqual([])
  })

  test('for a link, finds pages, files and entries that visitors can open or will be able to open', async () => {
    const api = open()
    const { id } = await add(api, 'ana', { title: 'Scholarships of the quokka' })
    await api.post('ana', `/entries/article/${id}/publish`)
    const gone = await add(api, 'ana', { title: 'Scholarships taken down' })
    await api.post('ana', `/entries/article/${gone.id}/publish`)
    await api.post('ana', `/entries/article/${gone.id}/unpublish`)
    const { results } = await search(api, 'ben', 'scholarships', '&only=addresses')
    const addresses = results.map(({ address }) => address)
    expect(addresses).toContain('/dycian-news/scholarships-of-the-quokka')
    expect(addresses).toContain('/stakeholders-centricity/scholarships')
    expect(addresses).not.toContain(null)
    expect(results.map(({ title }) => textOf(title))).not.toContain('Scholarships taken down')
    expect(results.map(({ group }) => group)).not.toContain('fields')
  })

  test('for a link, leaves out pictures of learners without a consent', async () => {
    const api = open()
    const picture = (id: string, fields: object) =>
      putPicture(t.database, { id, words: ' quokka parade', ...fields })
    await picture('0123456789abcdef0001', { name: 'Hidden', shows_learners: 'yes' })
    await picture('0123456789abcdef0002', { name: 'Shown', shows_learners: 'no' })
    const titles = async (more = '') =>
      (await search(api, 'ana', 'quokka', more)).results.map(({ title }) => textOf(title))
    expect((await titles()).toSorted()).toEqual(['Hidden', 'Shown'])
    expect(await titles('&only=addresses')).toEqual(['Shown'])
  })

  test('refuses an empty search', async () => {
    const api = open()
    expect((await api.get('ana', '/search?q=%20')).status).toBe(422)
    expect((await api.get('ana', '/search')).status).toBe(422)
    expect(await search(api, 'ana', '!?')).toEqual({ results: [], hasMore: false })
  })

  test('finds entries that were saved before there was an index, as they are now', async () => {
    const api = open()
    const { id } = await add(api, 'ana', { title: 'Quokka visits' })
    const published = await api.post('ana', `/entries/article/${id}/publish`)
    await api.put('ana', `/entries/article/${id}`, {
      data: article({ title: 'Wombat visits' }),
      basedOn: published.body.revision,
    })
    await removeStaffDocuments(t.database, [id])
    const waiting = () => t.database.selectFrom('staff_search_backlog').selectAll().execute()
    // The save has left a mark, as the migration did for each entry.
    expect(await waiting()).toEqual([{ entry_id: id }])
    expect(await found(api, 'ana', 'wombat')).toEqual(['Article: Wombat visits (published)'])
    expect(await waiting()).toEqual([])
    expect(await found(api, 'ana', 'quokka')).toEqual([])
  })

  test('finds a save in each of several searches at once, and none of what is gone', async () => {
    const api = open()
    await add(api, 'ana', { title: 'Quokka one' })
    const { id } = await add(api, 'ana', { title: 'Quokka two' })
    expect(await found(api, 'ana', 'quokka')).toHaveLength(2)
    await api.post('ana', `/entries/article/${id}/trash`)
    const { id: third } = await add(api, 'ana', { title: 'Quokka three' })
    const data = article({ title: 'Quokka four' })
    await api.put('ana', `/entries/article/${third}`, { data, basedOn: 1 })
    const searches = Array.from({ length: 5 }, () => found(api, 'ana', 'quokka'))
    for (const results of await Promise.all(searches))
      expect(results).toEqual(['Article: Quokka four (draft)', 'Article: Quokka one (draft)'])
  })

  test('finds files that were saved before their words were kept, after the next start', async () => {
    const api = open()
    await putPicture(t.database, { id: 'a'.repeat(20), name: 'Echidna at dawn' })
    await putPicture(t.database, { id: 'b'.repeat(20), kind: 'pdf', name: 'Bandicoot form' })
    expect(await found(api, 'ana', 'echidna')).toEqual([])
    await fillMediaWords(t.database)
    expect(await found(api, 'ana', 'dawn echi')).toEqual(['Picture: Echidna at dawn (null)'])
    expect(await found(api, 'ana', 'bandicoot')).toEqual(['PDF: Bandicoot form (null)'])
  })

  test('says that there is more than it shows', async () => {
    const api = open()
    for (let number = 1; number <= 9; number += 1)
      await add(api, 'ana', { title: `Quokka ${number}` })
    const { results, hasMore } = await search(api, 'ana', 'quokka')
    expect([results.length, hasMore]).toEqual([8, true])
  })
})

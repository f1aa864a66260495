import { expect, test } from 'vitest'
import { openContentApi, type StaffName, putStaff } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { removeStaffDocuments } from '../../../db/staff-search-index.ts'
import type { FoundAnswer } from '../../../school/operations/find/find.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

describeOnStarterContent('the search of staff', (t) => {
  const open = () => {
    const api = openContentApi(t.database)
    const search = async (who: StaffName, q: string, more = '') => {
      const { status, body } = await api.get(who, `/search?q=${encodeURIComponent(q)}${more}`)
      expect(status).toBe(200)
      return body as unknown as FoundAnswer
    }
    /** Searches, and says of each result what it is. */
    const found = async (who: StaffName, q: string) => {
      const { results } = await search(who, q)
      return results.map(({ label, title, state }) => `${label}: ${textOf(title)} (${state})`)
    }
    return { api, add: api.add, search, found }
  }
  /** Adds an article about a quokka, publishes it, and saves one about a wombat over it. */
  const addChanged = async ({ add }: ReturnType<typeof open>) => {
    const entry = await add('ana', { title: 'Quokka visits' })
    await entry.act('ana', 'publish')
    await entry.save('ana', { title: 'Wombat visits' }, 2)
    return entry
  }

  test('finds a draft by the beginnings of words of any field, whatever their accents', async () => {
    const { add, search, found } = open()
    await add('ben', {
      title: 'The Peñafrancia fluvial parade',
      content: '<p>Families <b>gathered</b> at the Xanadu river.</p>',
      topics: ['zumba'],
    })
    for (const words of ['PENAFR', 'fluv xana', 'zumb gather', 'peñafrancia parade'])
      expect(await found('ana', words)).toEqual(['Article: The Peñafrancia fluvial parade (draft)'])
    expect(await found('ana', 'xanadu mountain')).toEqual([])
    const [result] = (await search('cora', 'xana')).results
    expect(textOf(result?.excerpt ?? [])).toContain('at the Xanadu river')
    expect(result?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Xanadu', isMatch: true },
    ])
    expect(result).toMatchObject({ kind: 'article', group: 'entries' })
  })

  test('finds the newest save, which visitors may not see yet, no earlier words and no unsaved typing', async () => {
    const opened = open()
    const { api, found } = opened
    const { act } = await addChanged(opened)
    expect(await found('ben', 'quokka')).toEqual([])
    expect(await found('ben', 'wombat')).toEqual(['Article: Wombat visits (published)'])
    await act('ana', 'discard')
    expect(await found('ben', 'wombat')).toEqual([])
    expect(await found('ben', 'quokka')).toEqual(['Article: Quokka visits (published)'])
    const typed = { data: { title: 'Numbat typed' }, basedOn: null }
    await api.put('ben', '/autosaves/article/new-numbat1', typed)
    expect(await found('ben', 'numbat')).toEqual([])
  })

  test('leaves out the trash until it is restored, and puts words in titles first', async () => {
    const { add, found } = open()
    const { act } = await add('ana', { title: 'Quokka visits' })
    await add('ana', { title: 'A visit', content: '<p>By a quokka.</p>' })
    await act('ana', 'trash')
    expect(await found('ana', 'quokka')).toEqual(['Article: A visit (draft)'])
    await act('ana', 'restore')
    expect(await found('ana', 'quokka')).toEqual([
      'Article: Quokka visits (draft)',
      'Article: A visit (draft)',
    ])
  })

  test('finds the field of reference content, also one that was not published; settings for editors only', async () => {
    const { api, search, found } = open()
    /** Saves reference content with another text in place of the first that matches. */
    const change = async (key: string, pattern: RegExp, text: string) => {
      const { body } = await api.get('ana', `/entries/reference/${key}`)
      const data = JSON.parse(JSON.stringify(body.data).replace(pattern, text)) as unknown
      const saved = { data, basedOn: body.revision }
      expect((await api.put('ana', `/entries/reference/${key}`, saved)).status).toBe(200)
    }
    expect(await found('ana', 'quokka')).toEqual([])
    const names = /"(department|name|title|office)":"[^"]+"/
    await change('contact-directory', names, '"$1":"Office of the quokka"')
    const { results } = await search('ana', 'quokka office')
    const field = expect.stringMatching(/\.\w+$/) as string
    const expected = { group: 'fields', id: 'contact-directory', state: 'draft', field }
    expect(results[0]).toMatchObject(expected)
    expect((await search('ben', 'quokka office')).results).toEqual(results)
    await change('site-settings', /"email":(null|"[^"]*")/, '"email":"wombat@dyci.example"')
    expect((await search('ana', 'wombat')).results).toMatchObject([{ id: 'site-settings' }])
    expect((await search('ben', 'wombat')).results).toEqual([])
    const setting = { group: 'fields', id: 'site-settings', field: 'questions.keepMonths' }
    expect((await search('ana', 'questions closed months')).results).toContainEqual(
      expect.objectContaining(setting),
    )
  })

  test('finds people for administrators only', async () => {
    const { found } = open()
    await putStaff(t.database, ['cora'])
    expect(await found('dan', 'dia cor')).toEqual(['Staff: Cora Diaz (null)'])
    expect(await found('ana', 'cora diaz')).toEqual([])
  })

  test('for a link, finds pages, files and entries that visitors can open or will be able to open', async () => {
    const { add, search } = open()
    const shown = await add('ana', { title: 'Scholarships of the quokka' })
    await shown.act('ana', 'publish')
    const gone = await add('ana', { title: 'Scholarships taken down' })
    for (const action of ['publish', 'unpublish']) await gone.act('ana', action)
    const { results } = await search('ben', 'scholarships', '&only=addresses')
    const addresses = results.map(({ address }) => address)
    expect(addresses).toContain('/dycian-news/scholarships-of-the-quokka')
    expect(addresses).toContain('/stakeholders-centricity/scholarships')
    expect(addresses).not.toContain(null)
    expect(results.map(({ title }) => textOf(title))).not.toContain('Scholarships taken down')
    expect(results.map(({ group }) => group)).not.toContain('fields')
  })

  test('for a link, leaves out pictures of learners without a consent', async () => {
    const { search } = open()
    const words = ' quokka parade'
    const [first, second] = ['0123456789abcdef0001', '0123456789abcdef0002'] as const
    await putPicture(t.database, { id: first, name: 'Hidden', shows_learners: 'yes', words })
    await putPicture(t.database, { id: second, name: 'Shown', shows_learners: 'no', words })
    const titles = async (more = '') =>
      (await search('ana', 'quokka', more)).results.map(({ title }) => textOf(title))
    expect((await titles()).toSorted()).toEqual(['Hidden', 'Shown'])
    expect(await titles('&only=addresses')).toEqual(['Shown'])
  })

  test('refuses an empty search, and says that there is more than it shows', async () => {
    const { api, add, search } = open()
    for (const query of ['?q=%20', ''])
      expect((await api.get('ana', `/search${query}`)).status).toBe(422)
    expect(await search('ana', '!?')).toEqual({ results: [], hasMore: false })
    for (let number = 1; number <= 9; number += 1) await add('ana', { title: `Quokka ${number}` })
    const { results, hasMore } = await search('ana', 'quokka')
    expect([results.length, hasMore]).toEqual([8, true])
  })

  test('finds entries that were saved before there was an index, as they are now', async () => {
    const opened = open()
    const { found } = opened
    const { id } = await addChanged(opened)
    await removeStaffDocuments(t.database, [id])
    const backlog = t.database.selectFrom('entry_backlog').select('entry_id')
    const waiting = () => backlog.where('work', '=', 'staff-search').execute()
    // The save has left a mark, as the migration did for each entry.
    expect(await waiting()).toEqual([{ entry_id: id }])
    expect(await found('ana', 'wombat')).toEqual(['Article: Wombat visits (published)'])
    expect(await waiting()).toEqual([])
    expect(await found('ana', 'quokka')).toEqual([])
  })

  test('finds a save in each of several searches at once', async () => {
    const { add, found } = open()
    await add('ana', { title: 'Quokka one' })
    const third = await add('ana', { title: 'Quokka three' })
    await third.save('ana', { title: 'Quokka four' }, 1)
    const searches = Array.from({ length: 5 }, () => found('ana', 'quokka'))
    for (const results of await Promise.all(searches))
      expect(results).toEqual(['Article: Quokka four (draft)', 'Article: Quokka one (draft)'])
  })

  // That words are kept: school/content/media/tags.test.ts.
  test('finds files by their words', async () => {
    const { found } = open()
    const words = ' bandicoot at dawn'
    await putPicture(t.database, { id: 'a'.repeat(20), name: 'Bandicoot', words })
    await putPicture(t.database, { id: 'b'.repeat(20), kind: 'pdf', name: 'Form', words })
    expect((await found('ana', 'dawn bandi')).toSorted()).toEqual([
      'PDF: Form (null)',
      'Picture: Bandicoot (null)',
    ])
  })
})

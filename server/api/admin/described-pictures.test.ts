import { expect, test } from 'vitest'
import { seedStarterContent } from '../../../content/seed.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'

const address = `/media/${'a'.repeat(20)}/lanterns.jpg`
const content = `<p>Lights.</p><img src="${address}" alt="">`
const meaning = '/entries/reference/category%2Fmeaning'

describeOnDatabases('a picture', (given) => {
  /** Opens the staff API with a picture of the library that has no alt text. */
  const open = async () => {
    await putPicture(given.database, { id: 'a'.repeat(20) })
    return openContentApi(given.database)
  }
  const setPicture = (fields: object) => given.database.updateTable('media').set(fields).execute()
  /** Returns the first page of reference content with the picture in place of its own. */
  const readPage = async ({ get }: ReturnType<typeof openContentApi>) => {
    const { data, revision } = (await get('ana', meaning)).body
    const changed = JSON.stringify(data).replace(/\/images\/[^"]+/, address)
    return { data: JSON.parse(changed) as unknown, basedOn: revision }
  }
  const refused = (field: string, message: string) => ({
    status: 422,
    body: { error: message, problems: [{ field, message }] },
  })
  const sentence =
    'Describe what the picture “Lanterns” shows, or mark it as decorative: open it in the media library.'

  test('without alt text may be in a draft, but is not published', async () => {
    const { add, post } = await open()
    const { id, act } = await add('ana', { content })
    expect(await act('ana', 'publish')).toMatchObject(refused('content', sentence))
    const bulk = { ids: [id], action: 'publish' }
    expect((await post('ana', '/entries/article/commands', bulk)).body).toMatchObject({
      done: [],
      refused: [{ id, error: sentence }],
    })
    await setPicture({ decorative: 1 })
    expect((await act('ana', 'publish')).status).toBe(200)
  })

  test('without alt text cannot be added to a published entry', async () => {
    const { act } = await (await open()).add('ana')
    await act('ana', 'publish')
    const data = article({ bannerImage: address })
    const publish = () => act('ana', 'publish', { data, basedOn: 2 })
    expect(await publish()).toMatchObject(refused('bannerImage', sentence))
    await setPicture({ alt: 'Lanterns at the gate' })
    expect((await publish()).status).toBe(200)
  })

  test('without alt text does not keep an entry that shows it already from being ordered', async () => {
    const { post } = openContentApi(given.database)
    const research = '/entries/research'
    const author = { author: 'Grade 10', group: 'jhs' }
    const data = { title: 'Lanterns', content, date: '2026-01-01', ...author }
    const { id } = (await post('ana', research, { data })).body
    expect((await post('ana', `${research}/${id}/commands`, { action: 'publish' })).status).toBe(
      200,
    )
    await open()
    const order = { action: 'order', ids: [id] }
    expect((await post('ana', `${research}/commands`, order)).status).toBe(200)
  })

  test('without alt text can be saved in reference content, and is not published there', async () => {
    await seedStarterContent(given.database, noon)
    const api = await open()
    expect((await api.put('ana', meaning, await readPage(api))).status).toBe(200)
    const answer = { status: 422, body: { error: sentence } }
    for (const publishAt of [undefined, noon + 1])
      expect(
        await api.post('ana', `${meaning}/commands`, { action: 'publish', publishAt }),
      ).toMatchObject(answer)
  })

  const why =
    '“Lanterns” shows learners, and no consent is recorded. Editors can record one in the media library. Until then, use another picture.'
  const described = { alt: 'Lanterns at the gate' }

  test('with learners and no consent is put into no draft, import or reference content, and says what to do', async () => {
    await seedStarterContent(given.database, noon)
    const api = await open()
    await setPicture({ ...described, shows_learners: 'yes' })
    const data = article({ bannerImage: address })
    const answer = refused('bannerImage', why)
    expect(await api.post('ana', '/entries/article', { data })).toMatchObject(answer)
    const { save } = await api.add('ana')
    expect(await save('ana', data, 1)).toMatchObject(answer)
    const rows = [{ row: 2, fields: data }]
    expect((await api.post('ana', '/entries/article/import', { rows })).body).toMatchObject({
      created: 0,
      problems: [{ row: 2, field: 'bannerImage', message: why }],
    })
    expect(await api.put('ana', meaning, await readPage(api))).toMatchObject({
      status: 422,
      body: { error: why },
    })
  })

  test('with learners and no consent stays in a draft that had it before, which is saved but not published', async () => {
    const { add } = await open()
    await setPicture({ ...described, shows_learners: 'unanswered' })
    const bannerImage = address
    const { act, save } = await add('ana', { bannerImage })
    await setPicture({ shows_learners: 'yes' })
    expect((await save('ana', { bannerImage, title: 'New' }, 1)).status).toBe(200)
    expect(await act('ana', 'publish')).toMatchObject(refused('bannerImage', why))
    await setPicture({ consent_until: '2099-03-31', consent_uses: 'website' })
    expect((await act('ana', 'publish')).body.error).toContain('does not cover this place')
    await setPicture({ consent_uses: 'news' })
    expect((await act('ana', 'publish')).status).toBe(200)
  })
})

import { expect, test } from 'vitest'
import { articleKind } from '../../school/kinds/article.ts'
import { openClassNotices, path as noticesPath } from '../../tests/helpers/class-notices.ts'
import { openContentApi } from '../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../tests/helpers/databases.ts'
import { announcement, article, noon, putEntry } from '../../tests/helpers/entries.ts'

interface PostKit {
  albums: { shape: string; pictures: string[]; isWhole: boolean }[]
  captions: { en: string; fil: string | null }
}

const path = '/entries/announcement'

describeOnBothDatabases('the post kit', (given) => {
  test('has pictures and captions while visitors read the entry, in the languages it has', async () => {
    const { publish } = await openClassNotices(given.database)
    const api = openContentApi(given.database, { now: noon })
    const kitOf = async (at: string) =>
      ((await api.get('ana', `${at}/post-kit`)).body as unknown as { kit: PostKit | null }).kit
    const add = async (fields: object) => {
      const { id, code } = (await api.post('ana', path, { data: announcement(fields) })).body
      const own = `${path}/${id}`
      const act = (action: string) => api.post('ana', `${own}/commands`, { action })
      return { id, code, own, act }
    }

    const text = { title: 'Card day', content: '<p>On Friday.</p>' }
    const { id, code, own, act } = await add(text)
    expect(await kitOf(own)).toBeNull()
    await act('publish')
    const kit = await kitOf(own)
    expect(kit?.albums).toMatchObject([
      { shape: 'square', pictures: [`/post-kit/${code}/square.jpg`], isWhole: true },
      { shape: 'tall', pictures: [`/post-kit/${code}/tall.jpg`], isWhole: true },
    ])
    const english = `^Card day\\n\\nOn Friday\\.\\n\\nCheck .*: \\S+/verify/${code}$`
    expect(kit?.captions.en).toMatch(new RegExp(english))
    expect(kit?.captions.fil).toBeNull()
    await act('unpublish')
    expect(await kitOf(own)).toBeNull()

    const texts = { title: { text: 'Card day po' }, content: { text: '<p>Sa Biyernes.</p>' } }
    const both = await add({ ...text, fil: { texts } })
    await both.act('publish')
    const filipino = /^Card day po\n\nSa Biyernes\.\n\nI-check /
    expect((await kitOf(both.own))?.captions.fil).toMatch(filipino)

    const { captions } = (await kitOf(`${noticesPath}/${(await publish()).id}`)) ?? {}
    expect(captions?.en).toMatch(/^No classes on /)
    expect(captions?.fil).toMatch(/^Walang pasok sa /)
    expect((await api.get('ana', `${path}/${id + 99}/post-kit`)).status).toBe(404)
    const { id: news } = await putEntry(given.database, articleKind, article())
    expect(await kitOf(`/entries/article/${news}`)).toBeNull()
  })
})

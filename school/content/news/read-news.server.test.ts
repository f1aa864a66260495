import { expect, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { json, standInHostForEach } from '../../../tests/helpers/stand-in-host.ts'
import { newsPageSize, readArticle, readNewsBeside, readNewsPage } from './read-news.server.ts'

const all = { page: 1, category: 'all', topic: '' }

describeOnDatabases('news from the site’s own database', (given) => {
  test('is a page of what visitors may see, with everything that a card needs', async () => {
    const { source } = sourceOf(given.database)
    const shown = { image: '/media/robot.webp', sample: true }
    const { id } = await putArticle(given.database, { bannerImage: shown.image, sample: true })
    await putArticle(given.database, { title: 'Tomorrow' }, { publishAt: noon + 1 })
    expect(valueOf(await readNewsPage(source, all))).toEqual({
      items: [
        {
          articleID: String(id),
          slug: 'robotics-team-comes-home',
          title: 'Robotics team comes home',
          preview: 'The team came home on Sunday.',
          publishedOn: '2026-11-05',
          category: 'Campus News',
          topics: ['robotics'],
          ...shown,
        },
      ],
      total: 1,
      page: 1,
      pageCount: 1,
    })
  })

  test('is paged by the twelve, filtered by category and by topic in any case, and a few beside other content', async () => {
    const { source } = sourceOf(given.database)
    for (let number = 0; number <= newsPageSize; number += 1) {
      const category = number % 2 ? 'Outside News' : 'Campus News'
      await putArticle(given.database, { category, topics: ['STEM'] })
    }
    const read = async (query: object) => valueOf(await readNewsPage(source, { ...all, ...query }))
    const first = await read({})
    expect([first.items.length, first.pageCount]).toEqual([12, 2])
    const second = await read({ page: 2 })
    expect([second.items.length, second.page]).toEqual([1, 2])
    expect((await read({ category: 'Outside News', topic: 'sTem' })).items).toHaveLength(6)
    const none = { items: [], total: 0, page: 1, pageCount: 1 }
    expect(await read({ topic: 'alumni' })).toEqual(none)
    const { items, ...page } = valueOf(await readNewsBeside(source, all, 2))
    expect(items).toHaveLength(2)
    expect(page).toEqual({ total: 13, page: 1, pageCount: 7 })
  })

  test('is an article at its address, and at an earlier one with the address that it has now', async () => {
    const { source } = sourceOf(given.database)
    const { id } = await putArticle(given.database, { title: 'Old title' })
    await changeArticle(given.database, id, { data: article({ title: 'New title' }) })
    for (const slug of ['old-title', 'new-title']) {
      expect(valueOf(await readArticle(source, slug))).toMatchObject({
        slug: 'new-title',
        title: 'New title',
        content: '<p>The team came home on Sunday.</p>',
      })
    }
    expect(valueOf(await readArticle(source, 'elsewhere'))).toBeNull()
  })

  test('is clean even when its row was changed behind our back', async () => {
    const { id, slug } = await putArticle(given.database)
    const content = '<p onclick="x()">a</p><script>alert(1)</script>'
    await given.database.updateTable('entry').set({ content }).where('id', '=', id).execute()
    expect(valueOf(await readArticle(sourceOf(given.database).source, slug))).toMatchObject({
      content: '<p>a</p>',
    })
  })
})

describeOnDatabases('news from a content host', (given) => {
  const articleContent = '<p>a</p><script>x</script>'
  const data = [{ articleID: 1, articleTitle: 'From afar', articleContent }]
  const host = standInHostForEach(json({ data, total: 30, limit: 10 }))

  test('takes the place of what the database holds', async () => {
    await putArticle(given.database)
    const { source } = sourceOf(given.database, host.origin)
    const page = valueOf(await readNewsPage(source, all))
    expect(page).toMatchObject({ items: [{ title: 'From afar' }], pageCount: 3 })
    expect(valueOf(await readArticle(source, 'from-afar'))).toMatchObject({
      title: 'From afar',
      content: '<p>a</p>',
    })
    host.answer(json({ data: [] }))
    expect(valueOf(await readArticle(source, 'robotics-team-comes-home'))).toBeNull()
  })

  test('that fails is noted for the log, with its status', async () => {
    host.answer(json({}, 503))
    const { source, reports } = sourceOf(given.database, host.origin)
    expect(await readNewsPage(source, all)).toMatchObject({ ok: false })
    expect(await readArticle(source, 'from-afar')).toMatchObject({ ok: false })
    expect(reports).toEqual(['Server returned 503', 'Server returned 503'])
    expect(await readNewsPage(source, all)).toMatchObject({ ok: false })
    expect(reports).toHaveLength(2)
  })
})

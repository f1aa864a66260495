import { expect, test } from 'vitest'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

const base = '/servanthood/paraya/articles'

test('a picture follows every second paragraph', async () => {
  const { slug } = await site.addServiceArticle({
    title: 'Rice for all',
    paragraphs: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'],
    images: ['/images/hero.svg', '/images/jhs.svg'],
    author: 'The rice club',
    datePublished: '2026-03-09',
    link: 'https://social.example/rice',
    topic: 'literacy',
    sample: true,
  })
  const { html, text, links } = await site.show(`${base}/${slug}`)
  const order = [...html.matchAll(/<p>(\w+\.)<\/p>|src="\/images\/(hero|jhs)\.svg"/g)]
  expect(order.map(([, paragraph, picture]) => paragraph ?? picture).join(' ')).toBe(
    'One. Two. hero Three. Four. jhs Five. Six.',
  )
  for (const part of ['March 9, 2026', 'The rice club', 'Literacy', 'Share'])
    expect(text).toContain(part)
  expect(links.map(([, address]) => address)).toContain('https://social.example/rice')
  expect(text).toMatch(/sample/i)
  expect(html).toContain('<meta name="description" content="One."/>')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${base}/${slug}"/>`)
})

test('what an article lacks is said or left out, and the others are listed beside it', async () => {
  const videoLink = 'https://youtu.be/abcdefghijk'
  const { slug } = await site.addServiceArticle({ title: 'Nothing yet', videoLink })
  await site.addServiceArticle({ title: 'Another one', datePublished: '2026-05-01' })
  await site.addServiceArticle({ title: 'A sample of one', images: ['/x.svg'], sample: true })
  const { text, links, html } = await site.show(`${base}/${slug}`)
  expect(html).toMatch(/<meta name="description" content="[^"]*Nothing yet/)
  for (const said of ['No content available for this article.', 'Date Not Available'])
    expect(text).toContain(said)
  expect(text).toContain('Author: DYCI Paraya Program')
  expect(html).toContain('Play the video: Nothing yet')
  expect(text).not.toContain('Sample text')
  expect(text).toMatch(/A sample of one\s+Sample/)
  expect(text).toMatch(/Another one\s+May 1, 2026\s+(?!Sample)/)
  expect(links).toContainEqual(['Another one', `${base}/another-one`])
  expect(html).toMatch(/<img src="\/x.svg"[^>]*><a href="[^"]*a-sample-of-one"/)
  expect(links.map(([, address]) => address)).not.toContain(`${base}/${slug}`)
  const missing = await site.show(`${base}/no-such-article`)
  expect([missing.status, missing.headings[0]]).toEqual([404, 'Article not found'])
  expect((await site.show(missing.links.at(-1)?.[1] ?? '')).status).toBe(200)
})

test('the program lists its stories with topic, day and first picture, and no day where none is known', async () => {
  await site.addServiceArticle({ title: 'Some day' })
  const { html, text } = await site.show('/servanthood/paraya')
  expect(text).toMatch(/Literacy February 20, 2026 Sample Reading buddies/)
  expect(text).toContain('Some day')
  expect(text).not.toContain('Date Not Available')
  expect(html).toContain('<img src="/images/service/literacy-1.svg"')
})

import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { MediaTable } from '../../../db/media-tables.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { pdf, picture, picturePath } from '../../base/fields.ts'
import { sourceSet } from '../../base/photo.ts'
import { readableHtml, withFile, withFiles, withImages, withPhoto } from './photos.server.ts'
import { findHiddenPictures, withoutHidden } from './media-uses.server.ts'

const id = '0123456789abcdef0123'
const address = `/media/${id}/robot-team.jpg`
const gone = '/media/ffffffffffffffffffff/gone.jpg'

const photo = {
  address,
  width: 1_000,
  height: 750,
  folder: `/media/${id}/0a1b2c3d4e5f/`,
  widths: [320, 640, 1_000],
  alt: 'Four “winners” & a cup',
  focalX: 23,
  focalY: 50,
}

describeOnDatabases('photographs that content shows', (given) => {
  const { width, height, alt, focalX } = photo
  const stored = { width, height, alt, focal_x: focalX, widths: photo.widths.join(',') }
  const addPhoto = (fields: Partial<Insertable<MediaTable>> = {}) =>
    putPicture(given.database, { id, file_name: 'robot-team.jpg', ...stored, ...fields })

  const readable = (html: string, use: 'news' | 'website' = 'news') =>
    readableHtml(given, html, use)

  test('come with everything that a page has to know of them, told apart from other pictures', async () => {
    await addPhoto()
    expect(await withPhoto(given.database, address, 'news')).toEqual(photo)
    const folder = `/media/${id}/0a1b2c3d4e5f`
    const sources = [320, 640, 1000].map((width) => `${folder}/${width}.avif ${width}w`)
    expect(sourceSet(photo, 'avif')).toBe(sources.join(', '))
    const items = ['/images/jhs.svg', '/media/a.webp', null, address].map((image) => ({ image }))
    const images = (await withImages(given.database, items, 'news')).map(({ image }) => image)
    expect(images).toEqual(['/images/jhs.svg', '/media/a.webp', null, photo])
  })

  test('are found in every picture field of content, and in no other field', async () => {
    await addPhoto()
    const schema = z.object({
      title: z.string(),
      banner: picture,
      parts: z.array(z.object({ picture: picturePath, text: z.string() })),
      head: z.object({ image: picture }).nullable(),
    })
    const parts = [{ picture: address, text: address }]
    const content = { title: address, banner: address, parts, head: { image: '/images/jhs.svg' } }
    expect(await withFiles(given.database, schema, content)).toEqual({
      ...content,
      banner: photo,
      parts: [{ picture: photo, text: address }],
    })
  })

  test('that were deleted leave their slot to the fallback image, and a PDF is not a picture', async () => {
    const { database } = given
    await addPhoto({ kind: 'pdf' })
    const images = await withImages(database, [{ image: gone }, { image: address }], 'news')
    expect(images).toEqual([{ image: null }, { image: address }])
    expect(await withPhoto(database, gone, 'news')).toBe('')
    for (const none of [null, gone]) expect(await withFile(database, none)).toBeNull()
    expect(await withFile(database, address)).toBe(address)
    expect(await readable(`<p>a</p><img src="${gone}" alt="Us">`)).toBe('<p>a</p>')
    const schema = z.object({ file: pdf, other: pdf })
    const file = `/media/${id}/form.pdf`
    const content = { file, other: gone.replace('.jpg', '.pdf') }
    expect(await withFiles(database, schema, content)).toEqual({ file, other: '' })
  })

  const both = 'website,news'
  const until = { consent_reference: 'Folder 3', consent_until: '2027-03-31' }
  test.each([
    ['without consent', {}, ['', '']],
    ['with a consent for news alone', { ...until, consent_uses: 'news,social-media' }, [photo, '']],
    ['whose consent has ended', { ...until, consent_uses: both, consent_ended_at: 5 }, ['', '']],
  ])('that show learners %s are seen where the consent allows it', async (_, fields, seen) => {
    await addPhoto({ shows_learners: 'yes', ...fields })
    const uses = ['news', 'website'] as const
    const photos = uses.map((use) => withPhoto(given.database, address, use))
    expect(await Promise.all(photos)).toEqual(seen)
    const html = `<p>a</p><p><img src="${address}"></p><p>b</p>`
    expect(await readable(html, 'website')).toBe('<p>a</p><p>b</p>')
  })

  test('cost no query on a page without them', async () => {
    const content = { image: '/images/jhs.svg', text: 'See /media/ and /media/x' }
    const closed = given.database.withTables()
    await given.database.destroy()
    const schema = z.object({ image: z.string(), text: z.string() })
    expect(await withFiles(closed, schema, content)).toBe(content)
    expect(await withImages(closed, [content], 'news')).toEqual([content])
    expect(await readableHtml({ database: closed }, '<p>x</p>', 'news')).toBe('<p>x</p>')
  })

  test('in a text come in the size that they take, with their dimensions and their description', async () => {
    await addPhoto()
    const sizes = 'sizes="auto, (min-width: 720px) 720px, 100vw"'
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${sourceSet(photo, format)}" ${sizes}>`
    expect(await readable(`<p>a</p><img src="${address}" onerror="x"><p>b</p>`)).toBe(
      [
        `<p>a</p><picture>${source('avif')}${source('webp')}`,
        `<img src="${address}" srcset="${address} 1000w" ${sizes}`,
        ' alt="Four “winners” &amp; a cup" width="1000" height="750" loading="lazy" decoding="async">',
        '</picture><p>b</p>',
      ].join(''),
    )
    // The description that the writer gave goes before that of the library.
    expect(await readable(`<img src="${address}" alt="Ours &quot;won&quot; &lt;b&gt;">`)).toMatch(
      / alt="Ours &quot;won&quot; (<|&lt;)b(>|&gt;)" /,
    )
  })

  test('in a text show a description that looks like HTML as it was written', async () => {
    await addPhoto({ alt: '"><script>alert(1)</script>' })
    const html = await readable(`<img src="${address}">`)
    expect(html).toMatch(/ alt="&quot;(>|&gt;)(<|&lt;)script/)
    expect(html.match(/"/g)).toHaveLength(html.match(/="/g)!.length * 2)
  })

  test('leave the links, pictures of other sites and drawings of a text as they are, unless its page leads links elsewhere', async () => {
    const html =
      '<p><a href="/admissions#fees">Fees</a> <a href="https://a.example/">A</a></p><img src="/images/jhs.svg" alt="A"><img src="https://a.example/b.png" alt="B">'
    const shown = await readable(html)
    const pictures = ['src="/images/jhs.svg"', 'src="https://a.example/b.png"']
    for (const kept of ['href="/admissions#fees"', ...pictures]) expect(shown).toContain(kept)
    expect(shown).not.toContain('<picture')
    const linkTo = (path: string) => path.replace(/^\//, '/fil/')
    const led = await readableHtml({ database: given.database, linkTo }, html, 'news')
    for (const kept of ['href="/fil/admissions#fees"', 'href="https://a.example/"'])
      expect(led).toContain(kept)
  })
})

const hidden = '0123456789abcdef0123'
const covered = '1123456789abcdef0123'
const other = '2123456789abcdef0123'
const image = (id: string) => `<img src="/media/${id}/lanterns.jpg" alt="Two lanterns">`

describeOnDatabases('pictures that show learners', (given) => {
  const putPictures = async () => {
    await putPicture(given.database, { id: hidden, shows_learners: 'yes' })
    await putPicture(given.database, { id: other, shows_learners: 'no' })
    const consent = { consent_until: '2027-03-31', consent_uses: 'news' }
    const choir = { id: covered, name: 'Choir', shows_learners: 'yes' }
    await putPicture(given.database, { ...choir, ...consent })
  }

  test('are taken out of texts where their consent does not cover them; the words stay as they are', async () => {
    await putPictures()
    const text = (...ids: string[]) => ({
      html: `<p>Piña &amp; “abaká” 🎉</p>${ids.map(image).join('')}`,
    })
    const texts = [text(hidden, covered), text(other), text()]
    for (const [use, first] of [
      ['news', text(covered)],
      ['website', text()],
    ] as const)
      expect(await withoutHidden(given.database, texts, use)).toEqual([first, text(other), text()])
  })

  test('are named with their field, except those that the saved content has already', async () => {
    await putPictures()
    const content = { image: `/media/${covered}/choir.jpg`, content: image(hidden) + image(other) }
    const named = async (use: 'news' | 'website', before?: unknown) =>
      (await findHiddenPictures(given.database, content, use, before)).map(
        ({ field, message }) => `${field}: ${message.slice(0, message.indexOf('”') + 1)}`,
      )
    const [lanterns, choir] = ['content: “Lanterns”', 'image: The consent for “Choir”']
    expect(await named('news')).toEqual([lanterns])
    expect(await named('website')).toEqual([choir, lanterns])
    expect(await named('website', { content: image(hidden) })).toEqual([choir])
  })
})

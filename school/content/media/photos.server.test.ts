import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { MediaTable } from '../../../db/media-tables.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { pdf, picture, picturePath } from '../../base/fields.ts'
import { sourceSet } from '../../base/photo.ts'
import { readableHtml, withFile, withFiles, withImages, withPhoto } from './photos.server.ts'

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
  const addPhoto = (fields: Partial<Insertable<MediaTable>> = {}) =>
    putPicture(given.database, {
      id,
      file_name: 'robot-team.jpg',
      width: 1_000,
      height: 750,
      widths: '320,640,1000',
      alt: 'Four “winners” & a cup',
      focal_x: 23,
      ...fields,
    })

  test('come with everything that a page has to know of them', async () => {
    await addPhoto()
    expect(await withPhoto(given.database, address, 'news')).toEqual(photo)
    expect(sourceSet(photo, 'avif')).toBe(
      ['320', '640', '1000']
        .map((width) => `/media/${id}/0a1b2c3d4e5f/${width}.avif ${width}w`)
        .join(', '),
    )
  })

  test('are found in every picture field of content, and in no other field', async () => {
    await addPhoto()
    const schema = z.object({
      title: z.string(),
      banner: picture,
      parts: z.array(z.object({ picture: picturePath, text: z.string() })),
      head: z.object({ image: picture }).nullable(),
    })
    const content = {
      title: address,
      banner: address,
      parts: [{ picture: address, text: address }],
      head: { image: '/images/jhs.svg' },
    }
    expect(await withFiles(given.database, schema, content)).toEqual({
      ...content,
      banner: photo,
      parts: [{ picture: photo, text: address }],
    })
  })

  test('are told apart from other pictures in a list', async () => {
    await addPhoto()
    const items = ['/images/jhs.svg', '/media/a.webp', null, address].map((image) => ({ image }))
    const images = (await withImages(given.database, items, 'news')).map(({ image }) => image)
    expect(images).toEqual(['/images/jhs.svg', '/media/a.webp', null, photo])
  })

  test('that were deleted leave their slot to the fallback image, and a PDF is not a picture', async () => {
    await addPhoto({ kind: 'pdf' })
    expect(await withImages(given.database, [{ image: gone }, { image: address }], 'news')).toEqual(
      [{ image: null }, { image: address }],
    )
    expect(await withPhoto(given.database, gone, 'news')).toBe('')
    expect(await withFile(given.database, null)).toBeNull()
    expect(await withFile(given.database, gone)).toBeNull()
    expect(await withFile(given.database, address)).toBe(address)
    expect(await readableHtml(given, `<p>a</p><img src="${gone}" alt="Us">`, 'news')).toBe(
      '<p>a</p>',
    )
  })

  test.each([
    ['without consent', {}, ['', '']],
    [
      'with a consent for news alone',
      {
        consent_reference: 'Folder 3',
        consent_until: '2027-03-31',
        consent_uses: 'news,social-media',
      },
      [photo, ''],
    ],
    [
      'whose consent has ended',
      {
        consent_reference: 'Folder 3',
        consent_until: '2027-03-31',
        consent_uses: 'website,news',
        consent_ended_at: 5,
      },
      ['', ''],
    ],
  ] as const)(
    'that show learners %s are seen where the consent allows it',
    async (_, fields, seen) => {
      await addPhoto({ shows_learners: 'yes', ...fields })
      expect([
        await withPhoto(given.database, address, 'news'),
        await withPhoto(given.database, address, 'website'),
      ]).toEqual(seen)
      const html = `<p>a</p><p><img src="${address}"></p><p>b</p>`
      const text = await readableHtml(given, html, 'website')
      expect(text).toBe('<p>a</p><p>b</p>')
    },
  )

  test('a PDF is found in its field of content, until it is deleted', async () => {
    await addPhoto({ kind: 'pdf' })
    const schema = z.object({ file: pdf, other: pdf })
    const content = { file: `/media/${id}/form.pdf`, other: gone.replace('.jpg', '.pdf') }
    expect(await withFiles(given.database, schema, content)).toEqual({
      file: content.file,
      other: '',
    })
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
    const html = await readableHtml(
      given,
      `<p>a</p><img src="${address}" onerror="x"><p>b</p>`,
      'news',
    )
    expect(html).toBe(
      [
        '<p>a</p><picture>',
        ...(['avif', 'webp'] as const).map(
          (format) =>
            `<source type="image/${format}" srcset="${sourceSet(photo, format)}" sizes="auto, (min-width: 720px) 720px, 100vw">`,
        ),
        `<img src="${address}" srcset="${address} 1000w" sizes="auto, (min-width: 720px) 720px, 100vw"`,
        ' alt="Four “winners” &amp; a cup" width="1000" height="750" loading="lazy" decoding="async">',
        '</picture><p>b</p>',
      ].join(''),
    )
  })

  test('in a text keep the description that the writer gave them there', async () => {
    await addPhoto()
    const html = await readableHtml(
      given,
      `<img src="${address}" alt="Ours &quot;won&quot; &lt;b&gt;">`,
      'news',
    )
    expect(html).toMatch(/ alt="Ours &quot;won&quot; (<|&lt;)b(>|&gt;)" /)
  })

  test('in a text show a description that looks like HTML as it was written', async () => {
    await addPhoto({ alt: '"><script>alert(1)</script>' })
    const html = await readableHtml(given, `<img src="${address}">`, 'news')
    expect(html).toMatch(/ alt="&quot;(>|&gt;)(<|&lt;)script/)
    expect(html.match(/"/g)).toHaveLength(html.match(/="/g)!.length * 2)
  })

  test('leave the links of a text as they are, unless its page leads them elsewhere', async () => {
    const html = '<p><a href="/admissions#fees">Fees</a> <a href="https://a.example/">A</a></p>'
    expect(await readableHtml(given, html, 'news')).toContain('<a href="/admissions#fees">')
    const linkTo = (address: string) => address.replace(/^\//, '/fil/')
    const { database } = given
    const led = await readableHtml({ database, linkTo }, html, 'news')
    expect(led).toContain('<a href="/fil/admissions#fees">')
    expect(led).toContain('href="https://a.example/"')
  })

  test('of other sites and drawings in a text stay as they are', async () => {
    await addPhoto()
    const html = await readableHtml(
      given,
      `<img src="/images/jhs.svg" alt="A"><img src="https://a.example/b.png" alt="B">`,
      'news',
    )
    expect(html).not.toContain('<picture')
    expect(html).toContain('src="/images/jhs.svg"')
    expect(html).toContain('src="https://a.example/b.png"')
  })
})

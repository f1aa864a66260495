import { expect, test } from 'vitest'
import * as z from 'zod'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { picture, picturePath } from '../../base/fields.ts'
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
  const addPhoto = (fields: { alt?: string; kind?: string } = {}) =>
    given.database
      .insertInto('media')
      .values({
        id,
        kind: 'image',
        name: 'Robot team',
        file_name: 'robot-team.jpg',
        version: '0a1b2c3d4e5f',
        type: 'image/jpeg',
        width: 1_000,
        height: 750,
        bytes: 9,
        widths: '320,640,1000',
        color: '78b0e01c6b3a',
        alt: 'Four “winners” & a cup',
        decorative: 0,
        focal_x: 23,
        focal_y: 50,
        created_at: 1,
        created_by: 'Ana',
        updated_at: 1,
        ...fields,
      })
      .execute()

  test('come with everything that a page has to know of them', async () => {
    await addPhoto()
    expect(await withPhoto(given.database, address)).toEqual(photo)
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
    const images = (await withImages(given.database, items)).map(({ image }) => image)
    expect(images).toEqual(['/images/jhs.svg', '/media/a.webp', null, photo])
  })

  test('that were deleted leave their slot to the fallback image, and a PDF is not a picture', async () => {
    await addPhoto({ kind: 'pdf' })
    expect(await withImages(given.database, [{ image: gone }, { image: address }])).toEqual([
      { image: null },
      { image: address },
    ])
    expect(await withPhoto(given.database, gone)).toBe('')
    expect(await withFile(given.database, null)).toBeNull()
    expect(await withFile(given.database, gone)).toBeNull()
    expect(await withFile(given.database, address)).toBe(address)
    expect(await readableHtml(given.database, `<p>a</p><img src="${gone}" alt="Us">`)).toBe(
      '<p>a</p>',
    )
  })

  test('cost no query on a page without them', async () => {
    const content = { image: '/images/jhs.svg', text: 'See /media/ and /media/x' }
    const closed = given.database.withTables()
    await given.database.destroy()
    const schema = z.object({ image: z.string(), text: z.string() })
    expect(await withFiles(closed, schema, content)).toBe(content)
    expect(await withImages(closed, [content])).toEqual([content])
    expect(await readableHtml(closed, '<p>x</p>')).toBe('<p>x</p>')
  })

  test('in a text come in the size that they take, with their dimensions and their description', async () => {
    await addPhoto()
    const html = await readableHtml(
      given.database,
      `<p>a</p><img src="${address}" onerror="x"><p>b</p>`,
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
      given.database,
      `<img src="${address}" alt="Ours &quot;won&quot; &lt;b&gt;">`,
    )
    expect(html).toMatch(/ alt="Ours &quot;won&quot; (<|&lt;)b(>|&gt;)" /)
  })

  test('in a text show a description that looks like HTML as it was written', async () => {
    await addPhoto({ alt: '"><script>alert(1)</script>' })
    const html = await readableHtml(given.database, `<img src="${address}">`)
    expect(html).toMatch(/ alt="&quot;(>|&gt;)(<|&lt;)script/)
    expect(html.match(/"/g)).toHaveLength(html.match(/="/g)!.length * 2)
  })

  test('of other sites and drawings in a text stay as they are', async () => {
    await addPhoto()
    const html = await readableHtml(
      given.database,
      `<img src="/images/jhs.svg" alt="A"><img src="https://a.example/b.png" alt="B">`,
    )
    expect(html).not.toContain('<picture')
    expect(html).toContain('src="/images/jhs.svg"')
    expect(html).toContain('src="https://a.example/b.png"')
  })
})

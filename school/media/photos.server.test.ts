import { expect, test } from 'vitest'
import { readPhoto } from '../../site/ui/photo.ts'
import { withPictures } from '../../site/ui/rich-text.tsx'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { describeImages, describePhotos, readableHtml } from './photos.server.ts'

const id = '0123456789abcdef0123'
const address = `/media/${id}/robot-team.jpg`

describeOnDatabases('photographs that content shows', (given) => {
  const addPhoto = (
    fields: { alt?: string; focal_x?: number; colour?: string; kind?: string } = {},
  ) =>
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
        colour: '78b0e01c6b3a',
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

  test('carry everything that a page needs to know about them in their address', async () => {
    await addPhoto()
    const described = await describePhotos(given.database, {
      title: 'News',
      parts: [{ picture: address }, null, 7],
    })
    expect(described).toMatchObject({ title: 'News', parts: [{}, null, 7] })
    const photo = readPhoto((described.parts[0] as { picture: string }).picture)
    expect(photo).toMatchObject({
      address,
      width: 1_000,
      height: 750,
      alt: 'Four “winners” & a cup',
      // The place to a tenth, the colours to an eighth of each channel.
      className: 'photo fx-20 ur-3 ug-5 ub-7 lr-0 lg-3 lb-1',
    })
    expect(photo?.srcSet('avif')).toBe(
      ['320', '640', '1000']
        .map((width) => `/media/${id}/0a1b2c3d4e5f/${width}.avif ${width}w`)
        .join(', '),
    )
  })

  test('have no colour behind them where one can see through, and no place where it is the middle', async () => {
    await addPhoto({ colour: '', focal_x: 50, alt: '' })
    const [item] = await describeImages(given.database, [{ image: address }])
    expect(readPhoto(item?.image ?? '')).toMatchObject({ className: 'photo', alt: '' })
  })

  test.each([
    ['a drawn scene', '/images/jhs.svg'],
    ['an older address', '/media/a.webp'],
  ])('%s stays as it is', async (_, other) => {
    await addPhoto()
    const items = [{ image: other }, { image: null }, { image: address }]
    const described = await describeImages(given.database, items)
    expect(described.slice(0, 2)).toEqual(items.slice(0, 2))
    expect(readPhoto(other)).toBeNull()
    expect(readPhoto(described[2]?.image ?? '')).not.toBeNull()
  })

  test('that were deleted leave their slot to the fallback image, and a PDF is not a picture', async () => {
    await addPhoto({ kind: 'pdf' })
    const gone = '/media/ffffffffffffffffffff/gone.jpg'
    expect(await describePhotos(given.database, { image: gone, file: address })).toEqual({
      image: '',
      file: address,
    })
    expect(await readableHtml(given.database, `<p>a</p><img src="${gone}" alt="Us">`)).toBe(
      '<p>a</p><img alt="Us" src="" loading="lazy" />',
    )
  })

  test('cost no query on a page without them', async () => {
    const content = { image: '/images/jhs.svg', text: 'See /media/ and /media/x' }
    const closed = given.database.withTables()
    await given.database.destroy()
    expect(await describePhotos(closed, content)).toBe(content)
    expect(await describeImages(closed, [content])).toEqual([content])
    expect(await readableHtml(closed, '<p>x</p>')).toBe('<p>x</p>')
  })

  test('in a text come in the size that they take, with their dimensions and their description', async () => {
    await addPhoto()
    const html = withPictures(
      await readableHtml(given.database, `<p>a</p><img src="${address}" onerror="x"><p>b</p>`),
    )
    expect(html).toBe(
      [
        '<p>a</p><picture>',
        ...(['avif', 'webp'] as const).map((format) => {
          const set = ['320', '640', '1000'].map(
            (width) => `/media/${id}/0a1b2c3d4e5f/${width}.${format} ${width}w`,
          )
          return `<source type="image/${format}" srcset="${set.join(', ')}" sizes="auto, (min-width: 720px) 720px, 100vw">`
        }),
        `<img src="${address}" srcset="${address} 1000w" sizes="auto, (min-width: 720px) 720px, 100vw"`,
        ' alt="Four “winners” &amp; a cup" width="1000" height="750" loading="lazy" decoding="async"',
        ' class="photo fx-20 ur-3 ug-5 ub-7 lr-0 lg-3 lb-1"></picture><p>b</p>',
      ].join(''),
    )
  })

  test('in a text keep the description that the writer gave them there', async () => {
    await addPhoto()
    const html = await readableHtml(
      given.database,
      `<img src="${address}" alt="Ours &quot;won&quot; &lt;b&gt;">`,
    )
    expect(withPictures(html)).toContain(' alt="Ours &quot;won&quot; &lt;b&gt;" ')
  })

  test.each([
    ['a description that looks like HTML', '"><script>alert(1)</script>'],
    ['one with the marks of an address', 'a&v=1#x=2%22'],
  ])('%s is shown as it was written', async (_, alt) => {
    await addPhoto({ alt })
    const html = withPictures(await readableHtml(given.database, `<img src="${address}">`))
    expect(html).not.toContain('<script')
    const shown = / alt="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(shown.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(
      alt,
    )
  })

  test('an address made up by a stranger does nothing', () => {
    for (const facts of [
      'v="><script>&w=1&h=1&s=1',
      'v=aa&w=1&h=1&s="x',
      'v=aa&w=x&h=1&s=1',
      'v=aa',
    ]) {
      expect(readPhoto(`${address}#${facts}`)).toBeNull()
    }
    expect(readPhoto(`${address}#v=aa&w=1&h=1&s=1&x="&c="`)?.className).toBe('photo')
  })
})

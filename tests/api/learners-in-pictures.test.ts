import { expect, test } from 'vitest'
import { dayInManila } from '../../school/base/dates.ts'
import { needsRole } from '../../school/staff/accounts/roles.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { endDueConsents, nextConsentEnd } from '../../school/content/media/learners.server.ts'
import { getAnnouncements, getArticles } from '../helpers/api.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import {
  changedAt,
  consent,
  makeJpeg,
  openMediaSites,
  withLearners,
} from '../helpers/media-site.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { smallPdf, uploadForm } from '../helpers/pictures.ts'
import { showPicture } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'

const hiddenFields = { showsLearners: 'yes' }

describeOnDatabases('learners in pictures', (given) => {
  const site = openMediaSites(given)
  const upload = async (fields: Record<string, string>, as: 'author' | 'editor' = 'editor') =>
    site.call('POST', '/media', { as, body: uploadForm(await makeJpeg(), 'class.jpg', fields) })
  const add = async (fields: Record<string, string> = {}, name = 'class.jpg') =>
    site.add(await makeJpeg(), name, fields)
  const statusesOf = async ({ address, sources }: MediaFile) => {
    const all = [address, ...sources.flatMap(({ avif, webp }) => [avif, webp])]
    return [...new Set(await Promise.all(all.map((each) => site.statusOf(each))))]
  }

  test('an upload and a replacement of a picture must say whether it shows some; a PDF is not asked', async () => {
    const message = 'Say whether the picture shows learners: yes or no.'
    const unsaid = { showsLearners: '' }
    const refused = { status: 422, body: { problems: [{ field: 'showsLearners', message }] } }
    expect(await upload(unsaid)).toMatchObject(refused)
    const wrong = { showsLearners: 'maybe', consent: JSON.stringify({ ...consent, uses: [] }) }
    expect(await upload(wrong)).toMatchObject({
      body: { problems: [{ field: 'showsLearners', message }, { field: 'consent.uses' }] },
    })
    expect(await upload({ consent: 'Folder 14' })).toMatchObject({
      body: { problems: [{ field: 'consent' }] },
    })
    const pdf = await site.add(smallPdf, 'form.pdf', unsaid)
    expect(pdf).toMatchObject({ showsLearners: null, hidden: null })
    const file = await add()
    expect(file).toMatchObject({ showsLearners: 'no', hidden: null, consent: null })
    expect(await site.replace(file.id, await makeJpeg(), unsaid)).toMatchObject(refused)
  })

  test('a picture with learners is hidden in every size until an editor records a consent', async () => {
    const { status, body: file } = await upload(hiddenFields, 'author')
    expect(status).toBe(201)
    expect(file.hidden).toContain('shows learners, and no consent is recorded')
    expect(await statusesOf(file)).toEqual([404])
    const ids = [file.id]
    const { id } = file
    for (const body of [{ showsLearners: 'yes', consent }, { showsLearners: 'no' }])
      expect((await site.answer(ids, body, 'author')).body).toEqual({
        done: [],
        refused: [{ id, error: needsRole('editor') }],
      })
    const withdrawal = await site.command(id, 'withdraw-consent', {}, 'author')
    expect(withdrawal.status).toBe(403)
    expect(await statusesOf(file)).toEqual([404])
    expect((await site.answer(ids, { showsLearners: 'yes', consent })).status).toBe(200)
    expect(await statusesOf(file)).toEqual([200])
    const asEditor = await site.call('GET', `/media/${id}`)
    expect(asEditor.body).toMatchObject({ hidden: null, consent })
    const asAuthor = await site.call('GET', `/media/${id}`, { as: 'author' })
    expect(asAuthor.body).toMatchObject({ showsLearners: 'yes', consent: null })
    const event = await site.lastActivity()
    expect(event.action).toBe('consent')
    expect(event.after).toContain('2027-03-31')
    expect(`${event.before}${event.after}`).not.toContain('folder')
  })

  test('an upload by an editor may bring its consent, an author’s may not, and a wrong answer is refused', async () => {
    const { body: file } = await upload(withLearners)
    expect(file).toMatchObject({ hidden: null, consent })
    expect((await upload(withLearners, 'author')).status).toBe(403)
    const over = { showsLearners: 'yes', consent: { ...consent, until: '2026-11-20' } }
    expect(await site.answer([file.id], over)).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'consent.until' }] },
    })
    expect((await site.answer([file.id], {})).status).toBe(422)
  })

  test('pictures of before are not answered, stay visible, are listed, and are answered together', async () => {
    const [first, second] = [await add({}, 'one.jpg'), await add({}, 'two.jpg')]
    const pdf = await site.add(smallPdf, 'form.pdf')
    await given.database.updateTable('media').set({ shows_learners: 'unanswered' }).execute()
    const list = async (filter: string) => {
      const { data } = (await site.call('GET', `/media?learners=${filter}`)).body
      return data.map(({ name }) => name).sort()
    }
    expect(await list('unanswered')).toEqual(['one', 'two'])
    expect(await statusesOf(first)).toEqual([200])
    const ids = [first.id, second.id, pdf.id]
    expect((await site.answer(ids, { showsLearners: 'no' }, 'author')).body).toMatchObject({
      done: [{ id: first.id }, { id: second.id }],
      refused: [{ id: pdf.id, error: 'Only pictures are asked whether they show learners.' }],
    })
    expect(await list('unanswered')).toEqual([])
    expect(await list('no')).toEqual(['one', 'two'])
    expect((await site.call('GET', '/media?learners=maybe')).status).toBe(422)
  })

  test('no cache keeps a picture forever that may have to be hidden, and a replacement leaves no size of it behind', async () => {
    const cacheOf = async ({ sources }: MediaFile) =>
      (await site.visit(sources[0]?.avif)).headers.get('cache-control')
    const file = await add(withLearners)
    expect(await cacheOf(file)).toContain('max-age=0')
    const { body: replaced } = await site.replace(file.id, await makeJpeg())
    expect(await cacheOf(replaced)).toContain('immutable')
    expect(await site.statusOf(file.sources[0]?.webp)).toBe(404)
  })

  test('a consent ends with its last day in Manila, as a withdrawal, once', async () => {
    const until = dayInManila(new Date(changedAt))
    const file = await add({ ...withLearners, consent: JSON.stringify({ ...consent, until }) })
    expect((await site.call('GET', '/media?learners=ending')).body.total).toBe(1)
    const end = Date.UTC(2026, 10, 21, 16)
    expect(await nextConsentEnd(given.database)).toBe(end)
    expect(await endDueConsents(given.database, end - 1)).toBe(0)
    expect(await statusesOf(file)).toEqual([200])
    expect(await endDueConsents(given.database, end)).toBe(1)
    expect(await endDueConsents(given.database, end)).toBe(0)
    expect(await statusesOf(file)).toEqual([404])
    expect(await site.lastActivity()).toMatchObject({ action: 'consent-ended', by: 'The website' })
    expect((await site.call('GET', `/media/${file.id}`)).body.hidden).toContain('has ended')
    expect(await nextConsentEnd(given.database)).toBeNull()
  })
})

test('a withdrawn picture is gone at once from pages, lists, calls and files, and back with a new consent', async () => {
  const site = await siteOfTest()
  const media = await openSiteMedia(site)
  const given = { ...consent, until: '2099-03-31' }
  const file = await media.add(await makeJpeg(), 'class.jpg', {
    showsLearners: 'yes',
    consent: JSON.stringify(given),
  })
  await media.describe(file.id, { name: 'The class', alt: 'A class', focalX: 0.5, focalY: 0.5 })
  const html = `<p>Before.</p><figure><img src="${file.address}" alt="A class"><figcaption>Our class in the garden</figcaption></figure><p>After.</p>`
  const paths = await showPicture(site, html, file.address, '2099-11-20')
  const read = async (path: string) => {
    const response = await fetch(site.origin + path)
    expect([path, response.status]).toEqual([path, 200])
    return response.text()
  }
  /** The addresses that name the picture. */
  const shown = async () => {
    const pages = [
      '/',
      '/dycian-news',
      '/dycian-news.data',
      paths.article,
      `${paths.article}.data`,
      '/announcements',
      paths.announcement,
      '/dycian-news/rss.xml',
      '/sitemap.xml',
    ]
    const texts = await Promise.all(pages.map(async (path) => [path, await read(path)] as const))
    const { data } = await getArticles(site, { slug: paths.article.split('/').at(-1) ?? '' })
    const calls = JSON.stringify([data, await getAnnouncements(site)])
    return [...texts, ['the calls', calls] as const]
      .filter(([, text]) => text.includes(file.id))
      .map(([path]) => path)
  }
  const places = ['/dycian-news', paths.article, '/announcements', 'the calls']
  expect(await shown()).toEqual(expect.arrayContaining(places))
  expect(await media.withdraw(file.id)).toMatchObject({
    usedIn: [{ title: 'Robots on show' }, { title: 'The robots won' }],
  })
  expect(await shown()).toEqual([])
  const page = await read(paths.article)
  expect(page).toContain('<p>Before.</p><p>After.</p>')
  expect(page).not.toContain('<figcaption')
  expect((await fetch(site.origin + file.address)).status).toBe(404)
  await media.showsLearners(file.id, given)
  expect(await shown()).toContain(paths.article)
  expect((await fetch(site.origin + file.address)).status).toBe(200)
})

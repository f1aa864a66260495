import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayInManila } from '../../school/base/dates.ts'
import { needsRole } from '../../school/staff/accounts/roles.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { endDueConsents, nextConsentEnd } from '../../school/content/media/save-learners.server.ts'
import { getAnnouncements, getArticles } from '../helpers/api.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { changedAt, startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, smallPdf, uploadForm } from '../helpers/pictures.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { startTestSite } from '../helpers/site.ts'

const jpeg = async () => (await makePhoto(400, 300)).jpeg().toBuffer()

const consent = {
  reference: 'Consent folder 2026, number 14',
  until: '2027-03-31',
  uses: ['website', 'news'],
}
const sentence = 'Say whether the picture shows learners: yes or no.'

describeOnDatabases('learners in pictures', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const upload = async (fields: Record<string, string>, as: 'author' | 'editor' = 'editor') =>
    site.call('POST', '/media', { as, body: uploadForm(await jpeg(), 'class.jpg', fields) })
  const answer = (ids: string[], body: object, as: 'author' | 'editor' = 'editor') =>
    site.call('POST', '/media/learners', { as, body: { ids, ...body } })
  const fileOf = async (id: string, as: 'author' | 'editor' = 'editor') =>
    (await (await site.call('GET', `/media/${id}`, { as })).json()) as MediaFile
  const statusOf = async (address: string) => (await fetch(site.origin + address)).status
  const addressesOf = ({ address, sources }: MediaFile) => [
    address,
    ...sources.flatMap(({ avif, webp }) => [avif, webp]),
  ]
  const statusesOf = async (file: MediaFile) => [
    ...new Set(await Promise.all(addressesOf(file).map(statusOf))),
  ]
  const logged = async () =>
    given.database
      .selectFrom('activity')
      .select(['action', 'staff_name as by', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

  test('an upload and a replacement of a picture must say whether it shows some; a PDF is not asked', async () => {
    const refused = await upload({ showsLearners: '' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      problems: [{ field: 'showsLearners', message: sentence }],
    })
    expect((await upload({ showsLearners: 'perhaps' })).status).toBe(422)
    const pdf = await site.add(smallPdf, 'form.pdf', { showsLearners: '' })
    expect(pdf).toMatchObject({ showsLearners: null, hidden: null })
    const file = await site.add(await jpeg(), 'gate.jpg')
    expect(file).toMatchObject({ showsLearners: 'no', hidden: null, consent: null })
    const replaced = await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(await jpeg(), 'other.jpg', { showsLearners: '' }),
    })
    expect(replaced.status).toBe(422)
    expect(await replaced.json()).toMatchObject({ problems: [{ field: 'showsLearners' }] })
  })

  test('a picture with learners is hidden in every size until a consent is recorded', async () => {
    const uploaded = await upload({ showsLearners: 'yes' }, 'author')
    expect(uploaded.status).toBe(201)
    const file = (await uploaded.json()) as MediaFile
    expect(file.hidden).toContain('shows learners, and no consent is recorded')
    expect(await statusesOf(file)).toEqual([404])
    const refused = await answer([file.id], { showsLearners: 'yes', consent }, 'author')
    expect(await refused.json()).toMatchObject({ done: [], refused: [{ id: file.id }] })
    expect(await statusesOf(file)).toEqual([404])
    expect((await answer([file.id], { showsLearners: 'yes', consent })).status).toBe(200)
    expect(await statusesOf(file)).toEqual([200])
    expect(await fileOf(file.id)).toMatchObject({ hidden: null, consent })
    expect(await fileOf(file.id, 'author'), 'the consent as an author sees it').toMatchObject({
      showsLearners: 'yes',
      consent: null,
    })
    const event = await logged()
    expect(event.action).toBe('consent')
    expect(event.after).toContain('2027-03-31')
    expect(`${event.before}${event.after}`).not.toContain('folder')
  })

  test('an upload by an editor may bring its consent, an author’s may not', async () => {
    const fields = { showsLearners: 'yes', consent: JSON.stringify(consent) }
    const added = await upload(fields)
    expect(await added.json()).toMatchObject({ hidden: null, consent })
    expect((await upload(fields, 'author')).status).toBe(403)
    const wrong = await upload({ ...fields, consent: '{"until":"2027-03-31"}' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      problems: [{ field: 'consent.reference' }, { field: 'consent.uses' }],
    })
  })

  test.each([
    [{ showsLearners: 'yes', consent: { ...consent, until: '2026-11-20' } }, 'consent.until'],
    [{ showsLearners: 'no', consent }, 'consent'],
    [{ showsLearners: 'yes', consent: { ...consent, uses: [] } }, 'consent.uses'],
    [{ showsLearners: 'yes', consent: { ...consent, reference: ' ' } }, 'consent.reference'],
    [{}, 'showsLearners'],
  ])('%j is refused at the field %s', async (body, field) => {
    const { id } = await site.add(await jpeg(), 'class.jpg')
    const refused = await answer([id], body)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ problems: [{ field }] })
  })

  test('pictures of before are not answered, stay visible, are listed, and are answered together', async () => {
    const first = await site.add(await jpeg(), 'one.jpg')
    const second = await site.add(await jpeg(), 'two.jpg')
    const pdf = await site.add(smallPdf, 'form.pdf')
    await given.database.updateTable('media').set({ shows_learners: 'unanswered' }).execute()
    const list = async (filter: string) => {
      const response = await site.call('GET', `/media?learners=${filter}`)
      const { data } = (await response.json()) as { data: MediaFile[] }
      return data.map(({ name }) => name).sort()
    }
    expect(await list('unanswered')).toEqual(['one', 'two'])
    expect(await statusesOf(first)).toEqual([200])
    const done = await answer([first.id, second.id, pdf.id], { showsLearners: 'no' }, 'author')
    expect(await done.json()).toMatchObject({
      done: [{ id: first.id }, { id: second.id }],
      refused: [{ id: pdf.id, error: 'Only pictures are asked whether they show learners.' }],
    })
    expect(await list('unanswered')).toEqual([])
    expect(await list('no')).toEqual(['one', 'two'])
    expect((await site.call('GET', '/media?learners=maybe')).status).toBe(422)
  })

  test('an author cannot make a hidden picture public by another answer', async () => {
    const file = await site.add(await jpeg(), 'class.jpg', { showsLearners: 'yes' })
    expect(await (await answer([file.id], { showsLearners: 'no' }, 'author')).json()).toMatchObject(
      {
        done: [],
        refused: [{ id: file.id, error: needsRole('editor') }],
      },
    )
    expect(await statusesOf(file)).toEqual([404])
    expect((await site.call('POST', `/media/${file.id}/withdraw`, { as: 'author' })).status).toBe(
      403,
    )
  })

  test('no cache keeps a picture forever that may have to be hidden', async () => {
    const cacheOf = async (address: string) =>
      (await fetch(site.origin + address)).headers.get('cache-control')
    const free = await site.add(await jpeg(), 'gate.jpg')
    const file = await site.add(await jpeg(), 'class.jpg', {
      showsLearners: 'yes',
      consent: JSON.stringify(consent),
    })
    expect(await cacheOf(free.sources[0]?.avif ?? '')).toContain('immutable')
    expect(await cacheOf(file.sources[0]?.avif ?? '')).toContain('max-age=0')
  })

  test('a replaced picture with learners leaves no earlier size behind', async () => {
    const file = await site.add(await jpeg(), 'class.jpg', { showsLearners: 'yes' })
    const replaced = await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(await jpeg(), 'gate.jpg'),
    })
    expect(replaced.status).toBe(200)
    expect(await statusesOf((await replaced.json()) as MediaFile)).toEqual([200])
    expect(await statusOf(file.sources[0]?.webp ?? '')).toBe(404)
  })

  test('a consent ends with its last day in Manila, as a withdrawal, once', async () => {
    const file = await site.add(await jpeg(), 'class.jpg', {
      showsLearners: 'yes',
      consent: JSON.stringify({ ...consent, until: dayInManila(new Date(changedAt)) }),
    })
    const ending = await site.call('GET', '/media?learners=ending')
    expect(await ending.json()).toMatchObject({ total: 1 })
    const end = Date.UTC(2026, 10, 21, 16)
    expect(await nextConsentEnd(given.database)).toBe(end)
    expect(await endDueConsents(given.database, end - 1)).toBe(0)
    expect(await statusesOf(file)).toEqual([200])
    expect(await endDueConsents(given.database, end)).toBe(1)
    expect(await endDueConsents(given.database, end)).toBe(0)
    expect(await statusesOf(file)).toEqual([404])
    expect(await logged()).toMatchObject({ action: 'consent-ended', by: 'The website' })
    expect((await fileOf(file.id)).hidden).toContain('has ended')
    expect(await nextConsentEnd(given.database)).toBeNull()
  })
})

/** Opens a site with a picture in an article, an announcement and a department. */
async function openPublished(until: string) {
  const site = await startTestSite()
  const media = await openSiteMedia(site)
  const given = { ...consent, until, uses: ['website', 'news'] as ('website' | 'news')[] }
  const file = await media.add(await jpeg(), 'class.jpg', {
    showsLearners: 'yes',
    consent: JSON.stringify(given),
  })
  await media.describe(file.id, { name: 'The class', alt: 'A class', focalX: 0.5, focalY: 0.5 })
  const content = await openSiteContent(site)
  const html = `<p>Before.</p><figure><img src="${file.address}" alt="A class"><figcaption>Our class in the garden</figcaption></figure><p>After.</p>`
  const article = await content.addArticle({
    title: 'The garden of the class',
    publishedOn: '2099-11-20',
    content: html,
    bannerImage: file.address,
  })
  const announcement = await content.addAnnouncement({
    title: 'The garden opens',
    date: '2099-11-20',
    content: html,
    bannerImage: file.address,
  })
  await content.close()
  const paths = [
    '/',
    '/dycian-news',
    '/dycian-news.data',
    `/dycian-news/${article.slug}`,
    `/dycian-news/${article.slug}.data`,
    '/announcements',
    `/announcements/${announcement.slug}`,
    '/dycian-news/rss.xml',
    '/sitemap.xml',
  ]
  const shown = async () => {
    const texts = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(site.origin + path)
        expect(response.status).toBe(200)
        return [path, await response.text()] as const
      }),
    )
    const { data } = await getArticles(site, { slug: article.slug })
    const calls = JSON.stringify([data, await getAnnouncements(site)])
    return [...texts, ['the calls', calls] as const]
      .filter(([, text]) => text.includes(file.id))
      .map(([path]) => path)
  }
  return { site, media, file, article, given, shown }
}

describe('a withdrawn picture on the running site', () => {
  test('is gone at once from pages, lists, calls and files, and back with a new consent', async () => {
    const { site, media, file, article, given, shown } = await openPublished('2099-03-31')
    try {
      expect(await shown()).toEqual(
        expect.arrayContaining([
          '/dycian-news',
          `/dycian-news/${article.slug}`,
          '/announcements',
          'the calls',
        ]),
      )
      const withdrawn = await media.withdraw(file.id)
      expect(withdrawn).toMatchObject({
        usedIn: [{ title: 'The garden opens' }, { title: 'The garden of the class' }],
      })
      expect(await shown()).toEqual([])
      const page = await (await fetch(`${site.origin}/dycian-news/${article.slug}`)).text()
      expect(page).toContain('<p>Before.</p><p>After.</p>')
      expect(page).not.toContain('<figcaption')
      expect((await fetch(site.origin + file.address)).status).toBe(404)
      await media.showsLearners(file.id, given)
      expect(await shown()).toContain(`/dycian-news/${article.slug}`)
      expect((await fetch(site.origin + file.address)).status).toBe(200)
    } finally {
      await site.stop()
    }
  })
})

import type { Page } from '@playwright/test'
import { makePhoto, markedAs } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expect, test, untilWhole, type StaffHelper } from '../stories/staff-fixture.ts'
import { holdBack, untilIdle } from '../stories/visit.ts'

/** Notes every button and field in a part of a page that moves after it was shown. */
async function watchMoves(page: Page, part: string) {
  await page.addInitScript((within) => {
    const places = new Map<Element, string>()
    const moves: string[] = []
    const pressed = 'button, a, input, select, textarea, summary, [role=textbox]'
    const look = () => {
      // Typefaces change the width of a button by a little: nothing is noted before they have come.
      if (document.fonts.status === 'loading') {
        places.clear()
        requestAnimationFrame(look)
        return
      }
      for (const element of document.querySelectorAll(`${within} :is(${pressed})`)) {
        if (!element.checkVisibility()) continue
        const { left, top } = element.getBoundingClientRect()
        const place = [left + scrollX, top + scrollY].map(Math.round).join()
        const before = places.get(element) ?? place
        const name = element.getAttribute('aria-label') ?? (element.id || element.textContent)
        if (before !== place) moves.push(`${name} from ${before} to ${place}`)
        places.set(element, place)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { moves })
  }, part)
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
}

interface LateForm {
  path: string
  /** the button that opens the dialog with the parts */
  opens?: string
  /** the answers and files that are held back, one at a time */
  parts: readonly RegExp[]
  /** words that the form shows once all of its parts have come */
  words: readonly string[]
}

const editorCode = /\/rich-text-editor-.*\.js$/
const commentsCode = /\/comment-section-.*\.js$/
const comments = /\/api\/admin\/comments\//
const drafts = /\/api\/admin\/autosaves\//
const summary = /\/api\/admin\/previews\/summary$/
const account = /\/api\/admin\/session$/
const tags = /\/api\/admin\/media\/figures$/
const files = /\/api\/admin\/media\?/
const owners = /\/api\/admin\/facts\/owners$/

const offer = 'You have changes of'
const seen = 'In a search engine'

interface Stored {
  data: object
  revision: number
}

/** Leaves a draft of the administrator that was never saved. */
async function leaveDraft(staff: StaffHelper, key: string, data: object, basedOn: number | null) {
  const { token } = await staff.administrator()
  const body = { data, basedOn }
  await staff.call(`/autosaves/${key}`, { method: 'PUT', token, body })
}

/** Adds a picture with a tag: the library can be filtered by it. */
async function addTaggedPicture(staff: StaffHelper) {
  const media = await openSiteMedia(staff.site)
  const photo = await (await makePhoto(800, 600)).jpeg().toBuffer()
  const { id } = await media.add(markedAs(`tagged ${Date.now()}`, photo), 'Tagged.jpg')
  const point = { focalX: 0.5, focalY: 0.5 }
  await media.describe(id, { name: 'Tagged', alt: 'A tree', ...point, tags: ['Trees'] })
}

/** Publishes an article that has every part that a form may have. */
async function articleWithEveryPart(staff: StaffHelper): Promise<LateForm> {
  const me = await staff.administrator()
  const { token } = me
  const media = await openSiteMedia(staff.site)
  const photo = await (await makePhoto(800, 600)).jpeg().toBuffer()
  const [hidden, shown] = [
    await media.add(markedAs('late', photo), 'Late.jpg', { alt: 'A gate' }),
    await media.add(markedAs('late in the text', photo), 'Late two.jpg', { alt: 'A hall' }),
  ]
  const content = `<p>It is about the gate.</p><p><img src="${shown.address}" alt="A hall"></p>`
  const fields = { content, bannerImage: hidden.address, topics: ['Gates'] }
  const { id } = await staff.article('Comes in parts', me, fields)
  const path = `/entries/article/${id}`
  await staff.call(`${path}/commands`, { token, body: { action: 'publish' } })
  await media.showsLearners(hidden.id)
  const body = { action: 'add', id: `late${Date.now()}`, text: 'Is this the right gate?' }
  await staff.call(`/comments/article/${id}/commands`, { token, body })
  const { data, revision } = await staff.call<Stored>(path, { token })
  await leaveDraft(staff, `article/${id}`, { ...data, title: 'Typed before' }, revision)
  return {
    path: `/admin/article/${id}`,
    parts: [
      editorCode,
      commentsCode,
      comments,
      drafts,
      summary,
      /\/views$/,
      /\/topics$/,
      new RegExp(`/api/admin/media/${hidden.id}$`),
      new RegExp(`^[^?]*(?<!api)(?<!admin)/media/${shown.id}/`),
    ],
    words: [offer, 'Is this the right gate?', 'Read in the last', 'no consent is recorded', seen],
  }
}

/** The forms, with what their parts need. */
const lateForms: Record<string, (staff: StaffHelper) => Promise<LateForm>> = {
  'an article': articleWithEveryPart,
  'a new article': async (staff) => {
    await leaveDraft(staff, 'article/new-late', { title: 'Begun before' }, null)
    return {
      path: '/admin/article/create',
      parts: [account, editorCode, drafts, /\/topics$/],
      words: [offer],
    }
  },
  'a page': async (staff) => {
    const { token } = await staff.administrator()
    const key = encodeURIComponent('category/meaning')
    const { data, revision } = await staff.call<Stored>(`/entries/reference/${key}`, { token })
    await leaveDraft(staff, `reference/${key}`, { ...data, introduction: 'Typed' }, revision)
    const body = { action: 'add', id: `late${Date.now()}`, text: 'Is this what it means?' }
    await staff.call(`/comments/reference/${key}/commands`, { token, body })
    return {
      path: `/admin/pages/${key}`,
      parts: [commentsCode, comments, drafts, summary],
      words: [offer, 'Is this what it means?', seen],
    }
  },
  'a class notice': async (staff) => {
    await leaveDraft(staff, 'class-notice/new-late', { state: 'no-classes' }, null)
    return {
      path: '/admin/class-status',
      parts: [account, /\/api\/admin\/class-status$/, drafts],
      words: [offer],
    }
  },
  'the move to a school year': async (staff) => {
    const { token } = await staff.administrator()
    const { next } = await staff.call<{ next: string }>('/school-year', { token })
    await leaveDraft(staff, `school-year/${next}`, { firstDay: '2031-06-09' }, null)
    return { path: '/admin/school-year?prepare', parts: [drafts], words: [offer] }
  },
  'the media library': async (staff) => {
    await addTaggedPicture(staff)
    return {
      path: '/admin/media',
      parts: [tags, files],
      words: ['Tagged', ' used'],
    }
  },
  'the dialog that chooses a picture': async (staff) => {
    await addTaggedPicture(staff)
    const parts = [tags, files]
    return { path: '/admin/event/create', opens: 'Choose a picture', parts, words: ['Tagged'] }
  },
  'a list': async (staff) => {
    const { token } = await staff.administrator()
    const name = `What waits ${Date.now()}`
    const body = { action: 'save', name, query: { state: 'review' } }
    await staff.call('/saved-filters/article/commands', { token, body })
    return {
      path: '/admin/article',
      parts: [/\/saved-filters\//, /\/entries\/article\?/],
      words: ['What waits'],
    }
  },
  'the facts': async () => ({
    path: '/admin/facts',
    parts: [owners, /\/api\/admin\/facts(\?|$)/],
    words: ['Owner'],
  }),
  'the activity log': async () => ({
    path: '/admin/activity',
    parts: [owners, /\/api\/admin\/activity\?/],
    words: ['Who'],
  }),
  'the own account': async () => ({
    path: '/admin/account',
    parts: [account, /\/api\/admin\/sessions$/],
    words: ['Sign out everywhere'],
  }),
  'the dashboard': async () => ({
    path: '/admin/dashboard',
    parts: [account, /\/api\/admin\/dashboard$/],
    words: ['Suspend classes'],
  }),
}

for (const width of [360, 1280])
  for (const [name, prepare] of Object.entries(lateForms))
    test(`no button of ${name} moves when a part of it comes late, ${width} px wide`, async ({
      page,
      staff,
      enterAs,
    }) => {
      // Each part is late in a visit of its own.
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      const { path, opens, parts, words } = await prepare(staff)
      const me = await staff.administrator()
      const onTheirWay = new Set<string>()
      page.on('request', (request) => {
        // The page does not read this answer to its end.
        if (!request.url().endsWith('/healthz')) onTheirWay.add(request.url())
      })
      page.on('requestfinished', (request) => onTheirWay.delete(request.url()))
      page.on('requestfailed', (request) => onTheirWay.delete(request.url()))
      const moves = await watchMoves(page, opens ? '[role=dialog]' : 'main')
      // On a phone the summary is folded, and asks for nothing.
      const isPhone = width < 1200
      for (const part of isPhone ? parts.filter((each) => each !== summary) : parts) {
        const release = await holdBack(page, part)
        const asked = page.waitForRequest(part)
        await enterAs(me, path, { whole: false })
        if (opens) await page.getByRole('button', { name: opens }).first().click()
        await asked
        // Everything else has come, so that the part is the last.
        await expect.poll(() => [...onTheirWay].filter((url) => !part.test(url))).toEqual([])
        release()
        await untilWhole(page)
        for (const text of isPhone ? words.filter((each) => each !== seen) : words)
          await expect(page.getByText(text).first()).toBeVisible()
        await expect.poll(() => onTheirWay.size).toBe(0)
        await untilIdle(page)
        expect.soft(await moves(), `what moved when ${part} came late`).toEqual([])
        await page.unroute(part)
      }
    })

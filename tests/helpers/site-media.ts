import { openDatabase, type DatabaseSettings } from '../../db/database.ts'
import type { Consent } from '../../school/content/media/learners.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { uploadForm } from './pictures.ts'
import { openSiteContent } from './site-content.ts'
import type { TestSite } from './site.ts'
import { signInAs } from './staff.ts'

/** Sends a form, JSON or nothing to the staff API of a site. */
export function sendAs(
  origin: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  return fetch(`${origin}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isJson && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : (JSON.stringify(body) ?? null),
  })
}

/** Opens the media library of a running site through the staff API, signed in. */
export async function openSiteMedia(site: Pick<TestSite, 'origin'> & DatabaseSettings) {
  const database = await openDatabase(site)
  const { token } = await signInAs(database, 'editor')
  await database.destroy()
  const call = async (method: string, path: string, body?: object): Promise<MediaFile> => {
    const response = await sendAs(site.origin, token, method, `/media${path}`, body)
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as MediaFile
  }
  const command = (id: string, body: object) => call('POST', `/${id}/commands`, body)
  return {
    add: (bytes: Buffer, name: string, fields: Record<string, string> = {}) =>
      call('POST', '', uploadForm(bytes, name, fields)),
    /** says of a picture that it shows learners, with or without consent */
    showsLearners: (id: string, consent?: Consent) =>
      call('POST', '/commands', {
        action: 'answer-learners',
        ids: [id],
        showsLearners: 'yes',
        consent,
      }),
    withdraw: (id: string) => command(id, { action: 'withdraw-consent' }),
    describe: (
      id: string,
      description: { name: string; alt: string; focalX: number; focalY: number; tags?: string[] },
    ) => command(id, { action: 'describe', ...description }),
    restoreVersion: (id: string, version: string) =>
      command(id, { action: 'restore-version', version }),
    replace: (id: string, bytes: Buffer) =>
      call('PUT', `/${id}/file`, uploadForm(bytes, 'other.jpg')),
    space: () => call('GET', '/space') as Promise<object>,
    remove: (id: string) => command(id, { action: 'delete', force: true }),
  }
}

/** Publishes an article and an announcement with the picture in their text and above it. */
export async function showPicture(
  site: TestSite,
  content: string,
  bannerImage: string,
  date: string,
): Promise<{ article: string; announcement: string }> {
  const shown = { content, bannerImage }
  const opened = await openSiteContent(site)
  const article = await opened.addArticle({ title: 'The robots won', publishedOn: date, ...shown })
  const announcement = await opened.addAnnouncement({ title: 'Robots on show', date, ...shown })
  await opened.close()
  return {
    article: `/dycian-news/${article.slug}`,
    announcement: `/announcements/${announcement.slug}`,
  }
}

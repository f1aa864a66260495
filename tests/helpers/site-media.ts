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
  return {
    add: (bytes: Buffer, name: string, fields: Record<string, string> = {}) =>
      call('POST', '', uploadForm(bytes, name, fields)),
    /** says of a picture that it shows learners, with or without consent */
    showsLearners: (id: string, consent?: Consent) =>
      call('POST', '/learners', { ids: [id], showsLearners: 'yes', consent }),
    withdraw: (id: string) => call('POST', `/${id}/withdraw`, {}),
    describe: (
      id: string,
      description: { name: string; alt: string; focalX: number; focalY: number },
    ) => call('PUT', `/${id}`, { decorative: false, ...description }),
    restoreVersion: (id: string, version: string) =>
      call('POST', `/${id}/versions/${version}/restore`, {}),
    replace: (id: string, bytes: Buffer) =>
      call('PUT', `/${id}/file`, uploadForm(bytes, 'other.jpg')),
    space: () => call('GET', '/space') as Promise<object>,
    remove: (id: string) => call('DELETE', `/${id}?force=1`),
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

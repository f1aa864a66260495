import type { DatabaseSettings } from '../../db/database.ts'
import type { Consent } from '../../school/content/media/learners.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { uploadForm } from './pictures.ts'
import { withDatabase } from './site-content.ts'
import type { TestSite } from './site.ts'
import { signInAs } from './staff.ts'

/** The fields of answers; each test knows which its call returns. */
interface StaffAnswer {
  id: number
  revision: number
  data: unknown
  url: string
  created: number
  address: string
  key: string
  title: string
  code: string
}

/** A running site, and its database. */
type SiteWithData = Pick<TestSite, 'origin'> & DatabaseSettings

/** Signs a new staff member in on a database. @returns the token */
const tokenOf = async (settings: DatabaseSettings, role: Role, rights: { classStatus?: boolean }) =>
  (await withDatabase(settings, (database) => signInAs(database, role, rights))).token

/** Sends a form, JSON or nothing to the staff API of a site. */
export function sendAs(
  origin: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  return fetch(`${origin}/api/admin${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : (JSON.stringify(body) ?? null),
  })
}

/** Makes a call of the staff API, and returns the text of its answer. A refused call fails the test. */
export async function askAs(
  origin: string,
  token: string | undefined,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<string> {
  const response = await sendAs(origin, token, method, path, body)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text
}

/**
 * Signs a new staff member in at a running site, and returns functions that call its staff API. A refused
 * call fails the test.
 */
export async function staffCalls(
  site: SiteWithData,
  role: Role,
  rights: { classStatus?: boolean } = {},
) {
  const token = await tokenOf(site, role, rights)
  /** Sends a request and returns the text of its answer. */
  const request = (path: string, body?: object, method?: string) =>
    askAs(site.origin, token, `/${path}`, body, method)
  const call = async <Answer = StaffAnswer>(...given: Parameters<typeof request>) =>
    JSON.parse(await request(...given)) as Answer
  /** Adds an entry and publishes it. */
  const publish = async (kind: string, data: object) => {
    const { id } = await call(`entries/${kind}`, { data })
    return call(`entries/${kind}/${id}/commands`, { action: 'publish' })
  }
  /** Publishes what a change makes of reference content. */
  const change = async (key: string, edit: (data: Record<string, unknown>) => object) => {
    const path = `entries/reference/${encodeURIComponent(key)}`
    const { data, revision } = await call(path)
    const changed = { data: edit(data as Record<string, unknown>), basedOn: revision }
    await call(`${path}/commands`, { action: 'publish', ...changed })
  }
  return { request, call, publish, change }
}

/** Opens the media library of a running site through the staff API, signed in. */
export async function openSiteMedia(site: SiteWithData) {
  const { call } = await staffCalls(site, 'editor')
  const ask = (method: string, path: string, body?: object) =>
    call<MediaFile>(`media${path}`, body, method)
  const command = (id: string, body: object) => ask('POST', `/${id}/commands`, body)
  return {
    add: (bytes: Buffer, name: string, fields: Record<string, string> = {}) =>
      ask('POST', '', uploadForm(bytes, name, fields)),
    /** says of a picture that it shows learners, with or without consent */
    showsLearners: (id: string, consent?: Consent) =>
      ask('POST', '/commands', {
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
      ask('PUT', `/${id}/file`, uploadForm(bytes, 'other.jpg')),
    figures: () => ask('GET', '/figures') as Promise<object>,
    remove: (id: string) => command(id, { action: 'delete', force: true }),
  }
}

/** Signs an editor in who saves articles with the title `Saved`. @returns the save at an address */
export async function openEditor(settings: DatabaseSettings) {
  const token = await tokenOf(settings, 'editor', {})
  return (origin: string, text = 'Text.') =>
    sendAs(origin, token, 'POST', '/entries/article', {
      data: { title: 'Saved', content: `<p>${text}</p>`, category: 'Campus News' },
    })
}

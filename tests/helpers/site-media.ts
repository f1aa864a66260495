import { openDatabase, type DatabaseSettings } from '../../db/database.ts'
import type { Consent } from '../../school/content/media/learners.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { uploadForm } from './pictures.ts'
import type { TestSite } from './site.ts'
import { signInAs } from './staff.ts'

/** Opens the media library of a running site through the staff API, signed in. */
export async function openSiteMedia(site: Pick<TestSite, 'origin'> & DatabaseSettings) {
  const database = await openDatabase(site)
  const { token } = await signInAs(database, 'editor')
  await database.destroy()
  const call = async (
    method: string,
    path: string,
    body?: FormData | object,
  ): Promise<MediaFile> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${site.origin}/api/admin/media${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
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

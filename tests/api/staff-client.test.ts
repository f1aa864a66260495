import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { changedAt, openMediaSites } from '../helpers/media-site.ts'
import { makePhoto } from '../helpers/pictures.ts'
import { password, signInAs } from '../helpers/staff.ts'
import { UploadRequest } from '../helpers/upload-request.ts'

// The connection is watched by the browser's events.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const { callStaffApi } = await import('../../admin/src/api/call-staff-api.ts')
const { unconfirmedCalls } = await import('../../admin/src/api/waiting-calls.ts')

const realFetch = fetch

describeOnDatabases('the client of the staff pages', (given) => {
  const site = openMediaSites(given)
  let asked: string[]
  beforeEach(async () => {
    const { token } = await signInAs(given.database, 'administrator', { now: changedAt })
    asked = []
    vi.stubGlobal('localStorage', { getItem: () => token })
    vi.stubGlobal('location', { pathname: '/admin' })
    vi.stubGlobal('XMLHttpRequest', UploadRequest)
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      asked.push(`${request.method} ${path.replace('/api/admin', '')}`)
      return realFetch(site.origin + path, request)
    })
  })
  afterEach(() => {
    unconfirmedCalls.end('giveUp')
    vi.stubGlobal('fetch', realFetch)
  })

  const showsLearners = 'no'
  const photo = async () =>
    new File([await (await makePhoto(300, 200)).jpeg().toBuffer()], 'gate.jpg')

  test('fills in path and query of a call', async () => {
    const { id } = await putArticle(given.database, { title: 'Fair', topics: ['jhs'] })
    const { data, total } = await callStaffApi('GET /entries/:kind', {
      params: { kind: 'article' },
      query: { q: 'fair', state: 'published', perPage: 5, topic: '' },
    })
    expect([data[0]?.id, total]).toEqual([id, 1])
    const params = { kind: 'reference', id: 'category/meaning' } as const
    const missing = callStaffApi('GET /entries/:kind/:id/revisions', { params })
    await expect(missing).rejects.toMatchObject({ status: 404 })
    expect(asked).toEqual([
      'GET /entries/article?q=fair&state=published&perPage=5',
      'GET /entries/reference/category%2Fmeaning/revisions',
    ])
  })

  test('says why a call or a file was refused, with the problems of its fields or the version of another person', async () => {
    const refused = (field: string) => ({ status: 422, problems: [{ field }] })
    const params = { kind: 'article' } as const
    const body = { data: { category: 'No such category' } }
    const adding = callStaffApi('POST /entries/:kind', { params, body })
    await expect(adding).rejects.toMatchObject({ reason: 'invalid', ...refused('category') })
    const file = new File(['no picture'], 'gate.jpg')
    const sending = callStaffApi('POST /media', { body: { file } })
    await expect(sending).rejects.toMatchObject(refused('file'))
    const { id } = await putArticle(given.database, { title: 'Fair' })
    const data = { title: 'Mine', category: 'Campus News', content: '' }
    const save = () =>
      callStaffApi('PUT /entries/:kind/:id', {
        params: { ...params, id },
        body: { data, basedOn: 1 },
      })
    await save()
    const current = { id, title: 'Mine' }
    await expect(save()).rejects.toMatchObject({ reason: 'conflict', body: { current } })
  })

  test('asks for a confirmation where a call takes one, and repeats the call', async () => {
    const command = { action: 'prepare-two-factor' } as const
    const preparing = callStaffApi('POST /account/commands', { body: command })
    await expect.poll(() => unconfirmedCalls.isWaiting()).toBe(true)
    await callStaffApi('POST /session/confirmation', { body: { password } })
    unconfirmedCalls.end('resume')
    expect(await preparing).toMatchObject({ uri: expect.stringContaining('otpauth://') as unknown })
  })

  test('sends a file, says how far it is, and returns the file of the library', async () => {
    const parts: number[] = []
    const body = { file: await photo(), alt: 'The gate', showsLearners } as const
    const onProgress = (part: number) => void parts.push(part)
    const added = await callStaffApi('POST /media', { body, onProgress })
    expect([added.name, added.alt, parts]).toEqual(['gate', 'The gate', [1]])
    const params = { id: added.id }
    const replaced = await callStaffApi('PUT /media/:id/file', { params, body })
    expect(replaced.address).toBe(added.address)
  })
})

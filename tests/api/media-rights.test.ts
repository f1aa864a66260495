import { beforeEach, expect, test } from 'vitest'
import type { MediaFile } from '../../school/content/media/media.ts'
import { addMediaUses } from '../../school/content/media/media-uses.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { changedAt, consent, makeJpeg, openMediaSites } from '../helpers/media-site.ts'
import { uploadForm } from '../helpers/pictures.ts'
import { signInAs } from '../helpers/staff.ts'

const free = { describe: null, consent: null, replace: null, delete: null }

describeOnDatabases('a picture of the library', (given) => {
  const site = openMediaSites(given)
  let bytes: Buffer
  let file: MediaFile
  let author: string
  let juniorHighEditor: string
  let editor: string
  beforeEach(async () => {
    bytes = await makeJpeg(300, 200)
    file = await site.add(bytes, 'gate.jpg')
    author = (await signInAs(given.database, 'author', { now: changedAt })).token
    editor = (await signInAs(given.database, 'editor', { now: changedAt })).token
    juniorHighEditor = (
      await signInAs(given.database, 'editor', { now: changedAt, sections: ['jhs'] })
    ).token
  })

  /** Makes a call of one person. @returns its status, its answer, and the sentence of a refusal */
  const call = async (token: string, method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${site.origin}/api/admin/media${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const answer = (await response.json()) as MediaFile & { error?: string }
    return { status: response.status, answer, error: answer.error ?? null }
  }
  const describePicture = (token: string, alt: string) =>
    call(token, 'PUT', `/${file.id}`, { name: 'gate', alt })
  const replace = (token: string) =>
    call(token, 'PUT', `/${file.id}/file`, uploadForm(bytes, 'other.jpg'))
  const remove = (token: string, { id } = file) => call(token, 'DELETE', `/${id}?force=1`)
  const refusalFor = async (token: string) =>
    (await call(token, 'GET', `/${file.id}`)).answer.refusal
  const useIn = (topic: string, status: 'published' | 'draft' = 'published') =>
    putArticle(given.database, { bannerImage: file.address, topics: [topic] }, { status })
  const useInReference = (id: string) =>
    addMediaUses(given.database, [{ subject: 'reference', id, texts: [file.address] }])

  test('of reference content, which is always public, takes an editor of the whole school', async () => {
    await useInReference('home')
    expect((await describePicture(author, 'Changed by an author')).status).toBe(403)
    await useInReference('departments')
    expect((await remove(juniorHighEditor)).status).toBe(403)
  })

  const recordConsent = async (token: string) => {
    const body = { ids: [file.id], showsLearners: 'yes', consent }
    const { answer } = await call(token, 'POST', '/learners', body)
    const { refused } = answer as unknown as { refused: { error: string }[] }
    return refused[0]?.error ?? null
  }
  /** Tries all four; deleting comes last. */
  const tryAll = async (token: string) => ({
    describe: (await describePicture(token, 'The gate')).error,
    consent: await recordConsent(token),
    replace: (await replace(token)).error,
    delete: (await remove(token)).error,
  })

  test('on a published page says in advance to an author what is refused, in the words of the refusal', async () => {
    await useIn('jhs')
    const refusal = await refusalFor(author)
    expect(refusal.describe).toContain('Published pages show this file. Ask an editor')
    expect(refusal.replace).toContain('the rights of an editor')
    expect(refusal).toEqual(await tryAll(author))
    const { alt } = await given.database.selectFrom('media').select('alt').executeTakeFirstOrThrow()
    expect(alt).toBe('')
  })

  test('of drafts only says to an author that it may be described', async () => {
    await useIn('jhs', 'draft')
    const refusal = await refusalFor(author)
    expect(refusal.describe).toBe(null)
    expect(refusal).toEqual(await tryAll(author))
  })

  test('that another department uses too says so to the editor of one, in the list too, for each file by its own uses', async () => {
    const other = await site.add(bytes, 'other.jpg')
    await useIn('jhs')
    await putArticle(given.database, { bannerImage: other.address, topics: ['jhs'] })
    expect(await refusalFor(juniorHighEditor)).toEqual(free)
    expect((await replace(juniorHighEditor)).status).toBe(200)
    await useIn('shs')
    const refusal = await refusalFor(juniorHighEditor)
    expect(refusal.delete).toContain('other pages use this file too')
    const { answer } = await call(juniorHighEditor, 'GET', '')
    const { data } = answer as unknown as { data: MediaFile[] }
    expect(new Map(data.map((each) => [each.id, each.refusal]))).toEqual(
      new Map([
        [other.id, free],
        [file.id, refusal],
      ]),
    )
    expect(refusal).toEqual(await tryAll(juniorHighEditor))
    expect((await remove(juniorHighEditor, other)).status).toBe(200)
    expect(await refusalFor(editor)).toEqual(free)
    expect(await tryAll(editor)).toEqual(free)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MediaFile } from '../../school/content/media/media.ts'
import { addMediaUses } from '../../school/content/media/media-uses.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { changedAt, startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, uploadForm } from '../helpers/pictures.ts'
import { signInAs } from '../helpers/staff.ts'

const free = { describe: null, consent: null, replace: null, delete: null }

describeOnDatabases('a picture of the library', (given) => {
  let site: MediaSite
  let bytes: Buffer
  let file: MediaFile
  let author: string
  let juniorHighEditor: string
  let editor: string
  beforeEach(async () => {
    site = await startMediaSite(given.database)
    bytes = await (await makePhoto(300, 200)).jpeg().toBuffer()
    file = await site.add(bytes, 'gate.jpg')
    author = (await signInAs(given.database, 'author', { now: changedAt })).token
    editor = (await signInAs(given.database, 'editor', { now: changedAt })).token
    juniorHighEditor = (
      await signInAs(given.database, 'editor', { now: changedAt, sections: ['jhs'] })
    ).token
  })
  afterEach(() => site.stop())

  const call = (token: string, method: string, path: string, body?: FormData | string) =>
    fetch(`${site.origin}/api/admin/media/${file.id}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
  const describePicture = (token: string, alt: string) =>
    call(
      token,
      'PUT',
      '',
      JSON.stringify({ name: 'gate', alt, decorative: false, focalX: 0.5, focalY: 0.5 }),
    )
  const replace = (token: string) => call(token, 'PUT', '/file', uploadForm(bytes, 'other.jpg'))
  const remove = (token: string) => call(token, 'DELETE', '?force=1')
  const refusalFor = async (token: string) =>
    ((await (await call(token, 'GET', '')).json()) as MediaFile).refusal
  const altNow = async () =>
    (await given.database.selectFrom('media').select('alt').executeTakeFirstOrThrow()).alt
  const useIn = (topics: string[], status: 'published' | 'draft' = 'published') =>
    putArticle(given.database, { bannerImage: file.address, topics }, { status })

  test('on a published page is not changed by an author, who reads what to do', async () => {
    await useIn(['jhs'])
    const answer = await describePicture(author, 'Changed by an author')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining('Ask an editor') as unknown,
    })
    expect(await altNow()).not.toBe('Changed by an author')
    expect((await describePicture(editor, 'The gate in the morning')).status).toBe(200)
  })

  test('of reference content, which is always public, is not changed by an author', async () => {
    const texts = [file.address]
    await addMediaUses(given.database, [{ subject: 'reference', id: 'home', texts }])
    expect((await describePicture(author, 'Changed by an author')).status).toBe(403)
  })

  test('in drafts or nowhere is described by an author', async () => {
    expect((await describePicture(author, 'The gate')).status).toBe(200)
    await useIn(['jhs'], 'draft')
    expect((await describePicture(author, 'The old gate')).status).toBe(200)
    expect(await altNow()).toBe('The old gate')
  })

  test('that other departments use is neither replaced nor deleted by the editor of one', async () => {
    await useIn(['jhs'])
    await useIn(['shs'])
    expect([
      (await replace(juniorHighEditor)).status,
      (await remove(juniorHighEditor)).status,
    ]).toEqual([403, 403])
    expect((await describePicture(juniorHighEditor, 'Only ours')).status).toBe(403)
    expect((await fetch(site.origin + file.address)).status).toBe(200)
    expect([(await replace(editor)).status, (await remove(editor)).status]).toEqual([200, 200])
  })

  test('that pages of the whole school use is not deleted by the editor of one department', async () => {
    await addMediaUses(given.database, [
      { subject: 'reference', id: 'departments', texts: [file.address] },
    ])
    expect((await remove(juniorHighEditor)).status).toBe(403)
  })

  describe('says in advance what would be refused, in the words of the refusal', () => {
    const errorOf = async (answer: Response) =>
      answer.ok ? null : ((await answer.json()) as { error: string }).error
    const recordConsent = async (token: string) => {
      const body = {
        ids: [file.id],
        showsLearners: 'yes',
        consent: { reference: 'Folder 1', until: '2027-03-31', uses: ['news'] },
      }
      const answer = await fetch(`${site.origin}/api/admin/media/learners`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { refused } = (await answer.json()) as { refused: { error: string }[] }
      return refused[0]?.error ?? null
    }
    /** Tries all four; deleting comes last. */
    const tryAll = async (token: string) => ({
      describe: await errorOf(await describePicture(token, 'The gate')),
      consent: await recordConsent(token),
      replace: await errorOf(await replace(token)),
      delete: await errorOf(await remove(token)),
    })

    test('to an author, of a picture of a published page', async () => {
      await useIn(['jhs'])
      const refusal = await refusalFor(author)
      expect(refusal.describe).toContain('Published pages show this file.')
      expect(refusal.replace).toContain('the rights of an editor')
      expect(refusal).toEqual(await tryAll(author))
    })

    test('to an author, of a picture of drafts only, which may be described', async () => {
      await useIn(['jhs'], 'draft')
      const refusal = await refusalFor(author)
      expect(refusal.describe).toBe(null)
      expect(refusal).toEqual(await tryAll(author))
    })

    test('to the editor of one department, of a picture that another one uses too', async () => {
      await useIn(['jhs'])
      await useIn(['shs'])
      const refusal = await refusalFor(juniorHighEditor)
      expect(refusal.delete).toContain('other pages use this file too')
      expect(refusal).toEqual(await tryAll(juniorHighEditor))
    })

    test('with nothing for a person who may do everything', async () => {
      await useIn(['jhs'])
      expect(await refusalFor(juniorHighEditor)).toEqual(free)
      await useIn(['shs'])
      expect(await refusalFor(editor)).toEqual(free)
      expect(await tryAll(editor)).toEqual(free)
    })

    test('in the list too, for each file by its own uses', async () => {
      const other = await site.add(bytes, 'other.jpg')
      await useIn(['shs'])
      const response = await fetch(`${site.origin}/api/admin/media`, {
        headers: { authorization: `Bearer ${juniorHighEditor}` },
      })
      const { data } = (await response.json()) as { data: MediaFile[] }
      const refusals = new Map(data.map(({ id, refusal }) => [id, refusal]))
      expect(refusals.get(other.id)).toEqual(free)
      expect(refusals.get(file.id)).toEqual(await refusalFor(juniorHighEditor))
      expect(refusals.get(file.id)?.replace).toContain('other pages use this file too')
    })
  })

  test('that only one department uses is replaced and deleted by its editor', async () => {
    await useIn(['jhs'])
    expect((await replace(juniorHighEditor)).status).toBe(200)
    expect((await remove(juniorHighEditor)).status).toBe(200)
  })
})

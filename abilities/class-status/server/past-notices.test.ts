import { expect, test } from 'vitest'
import { readNoticePage } from '../../../school/content/class-status/read-class-status.server.ts'
import { readStatement } from '../../../school/content/entries/statements.server.ts'
import {
  beforeMidnight,
  choices,
  minute,
  openClassNotices,
  path,
  today,
} from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('a class notice', (given) => {
  const open = async () => {
    const notices = await openClassNotices(given.database)
    return {
      ...notices,
      bulk: async (action: string, id: number) =>
        (await notices.api.post('pia', `${path}/commands`, { ids: [id], action })).body,
      readPage: (slug: string) => readNoticePage(notices.source, slug),
      readCode: (code: string | null) =>
        readStatement({ ...notices.source, host: null }, code ?? ''),
    }
  }
  const passed = expect.stringContaining('This day has passed') as string
  const extended = { lastDay: '2026-11-21' }

  test('whose day has passed is not published, nor published again', async () => {
    const { clock, draft, publish, act, correct } = await open()
    const { id } = await publish()
    await act(id, 'unpublish')
    const kept = await draft()
    const refused = { status: 422, body: { problems: [{ field: 'day', message: passed }] } }
    const tooLate = { publishAt: beforeMidnight + 1 }
    expect(await act(kept.id, 'publish', tooLate)).toMatchObject(refused)
    clock.now = beforeMidnight + 1
    for (const each of [id, kept.id]) expect(await act(each, 'publish')).toMatchObject(refused)
    expect((await correct(id, 3, extended)).status).toBe(200)
  })

  test('whose day has passed does not become visible again by restoring it, by undo or with an early time', async () => {
    const { api, clock, draft, publish, act, bulk, readPage } = await open()
    const [first, second, third] = [await publish(), await publish(), await publish()]
    for (const { id } of [first, second]) await act(id, 'trash')
    const down = await act(third.id, 'unpublish')
    const kept = await draft()
    clock.now = beforeMidnight
    expect(await bulk('restore', second.id)).toMatchObject({ ended: 0 })
    await act(second.id, 'trash')
    clock.now += 1
    const restored = await act(first.id, 'restore')
    expect(restored).toMatchObject({ status: 200, body: { state: 'unpublished' } })
    const together = await bulk('restore', second.id)
    expect(together).toMatchObject({ done: [second.id], ended: 1 })
    const saved = [{ id: third.id, revision: down.body.revision }]
    const undo = { action: 'undo-visibility', saved }
    expect((await api.post('pia', `${path}/commands`, undo)).body.refused).toMatchObject([
      { id: third.id, error: passed },
    ])
    const early = await act(kept.id, 'publish', { publishAt: noon })
    expect(early).toMatchObject({ status: 422, body: { error: passed } })
    for (const { slug } of [first, second, third])
      expect((await readPage(slug))?.withdrawnAt).not.toBeNull()
  })

  test('that holds is not corrected into days that have passed, one that has ended may be corrected', async () => {
    const { api, clock, publish, act, correct, readPage } = await open()
    const { id, slug } = await publish()
    clock.now = beforeMidnight + 1
    await correct(id, 2, extended)
    const error = expect.stringContaining('The day of this version has passed') as string
    const refused = await act(id, 'revert', { revision: 2 })
    expect(refused).toMatchObject({ status: 422, body: { error } })
    const back = await correct(id, 3, {})
    expect(back).toMatchObject({ status: 422, body: { problems: [{ field: 'day' }] } })
    // Neither by way of a draft over it.
    const saved = await api.put('pia', `${path}/${id}`, { data: choices, basedOn: 3 })
    expect((await act(id, 'publish')).body).toMatchObject({ error: passed })
    expect((await readPage(slug))?.notice.lastDay).toBe('2026-11-21')
    clock.now += 24 * 60 * minute
    const words = { ...extended, reason: 'heat' }
    expect((await correct(id, saved.body.revision, words)).status).toBe(200)
  })

  test('that is taken down after its day still says at its code what the school said', async () => {
    const { clock, publish, act, correct, readPage, readCode } = await open()
    const { id, slug, code } = await publish()
    clock.now += minute
    await correct(id, 2, { state: 'remote' })
    clock.now = beforeMidnight + 1
    const said = {
      state: 'past',
      since: noon,
      until: null,
      said: { firstDay: today, headline: expect.stringContaining('Online') as string },
      history: [{ what: 'published' }, { what: 'corrected', at: noon + minute }],
    }
    for (const action of ['trash', 'restore', 'trash']) {
      await act(id, action)
      expect(await readCode(code), `after ${action}`).toMatchObject(said)
      expect((await readPage(slug))?.withdrawnAt, `after ${action}`).toBeNull()
    }
    const other = await publish({ day: '2026-11-21', levels: ['shs'] })
    await act(other.id, 'trash')
    clock.now += 24 * 60 * minute
    await act(other.id, 'restore')
    const withdrawn = { state: 'withdrawn', until: beforeMidnight + 1 }
    expect(await readCode(other.code)).toMatchObject(withdrawn)
  })

  test('whose day has passed is not imported, and its row says so', async () => {
    const { clock, bring } = await open()
    clock.now = beforeMidnight
    expect((await bring(choices, '?check=1')).body.problems).toEqual([])
    clock.now += 1
    const message =
      'This day has passed. Leave the row out: a backup brings notices of the past, an import does not.'
    const problems = [{ row: 2, field: 'day', message }]
    expect((await bring(choices)).body).toMatchObject({ created: 0, problems })
  })

  test('that is imported is a draft, and no code confirms it, whatever its file says', async () => {
    const { api, clock, bring, readCode } = await open()
    const publishAt = new Date(noon - minute).toISOString()
    const exported = { 'entry state': 'published', publishAt, code: 'K7RWM4TX' }
    expect((await bring({ ...choices, ...exported })).body).toMatchObject({ created: 1 })
    const list = (await api.get('dan', path)).body.data as { code: string }[]
    expect(list).toHaveLength(1)
    clock.now = beforeMidnight + 1
    for (const { code } of [{ code: 'K7RWM4TX' }, ...list]) expect(await readCode(code)).toBeNull()
  })
})

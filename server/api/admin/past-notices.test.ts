import { beforeEach, expect, test } from 'vitest'
import { readNoticePage } from '../../../school/content/class-status/read-notice.server.ts'
import { readStatement } from '../../../school/content/statements/read-statement.server.ts'
import {
  beforeMidnight,
  choices,
  minute,
  openClassNotices,
  path,
  putCampuses,
  today,
} from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('a class notice', (given) => {
  beforeEach(() => putCampuses(given.database))

  const open = () => {
    const notices = openClassNotices(given.database)
    return { ...notices, statements: { ...notices.source, host: null } }
  }

  test('whose day has passed is not published, nor published again', async () => {
    const { api, clock, publish } = open()
    const { id } = await publish()
    await api.post('pia', `${path}/${id}/unpublish`)
    const kept = await api.post('pia', path, { data: choices })
    clock.now = beforeMidnight + 1
    for (const each of [id, kept.body.id])
      expect(await api.post('pia', `${path}/${each}/publish`)).toMatchObject({
        status: 422,
        body: {
          problems: [{ field: 'day', message: expect.stringContaining('passed') as string }],
        },
      })
    const data = { ...choices, lastDay: '2026-11-21' }
    const extended = await api.post('pia', `${path}/${id}/publish`, { data, basedOn: 3 })
    expect(extended.status).toBe(200)
  })

  test('whose day has passed does not become visible again by restoring it, by undo or with an early time', async () => {
    const { api, clock, source, publish } = open()
    const [first, second, third] = [await publish(), await publish(), await publish()]
    await api.post('pia', `${path}/${first.id}/trash`)
    await api.post('pia', `${path}/${second.id}/trash`)
    const down = await api.post('pia', `${path}/${third.id}/unpublish`)
    const kept = (await api.post('pia', path, { data: choices })).body
    clock.now = beforeMidnight
    const bulk = { ids: [second.id], action: 'restore' }
    expect((await api.post('pia', `${path}/bulk`, bulk)).body).toMatchObject({ ended: 0 })
    await api.post('pia', `${path}/${second.id}/trash`)
    clock.now += 1
    const restored = await api.post('pia', `${path}/${first.id}/restore`)
    expect(restored).toMatchObject({ status: 200, body: { state: 'unpublished' } })
    const together = await api.post('pia', `${path}/bulk`, bulk)
    expect(together.body).toMatchObject({ done: [second.id], ended: 1 })
    const saved = [{ id: third.id, revision: down.body.revision }]
    const undo = { action: 'undo-visibility', saved }
    const passed = expect.stringContaining('This day has passed') as string
    expect((await api.post('pia', `${path}/undo`, undo)).body.refused).toMatchObject([
      { id: third.id, error: passed },
    ])
    const early = await api.post('pia', `${path}/${kept.id}/publish`, { publishAt: noon })
    expect(early).toMatchObject({ status: 422, body: { error: passed } })
    for (const { slug } of [first, second, third])
      expect((await readNoticePage(source, slug))?.withdrawnAt).not.toBeNull()
  })

  test('that holds is not corrected into days that have passed, one that has ended may be corrected', async () => {
    const { api, clock, source, publish } = open()
    const { id, slug } = await publish()
    const own = `${path}/${id}`
    clock.now = beforeMidnight + 1
    const data = { ...choices, lastDay: '2026-11-21' }
    await api.post('pia', `${own}/publish`, { data, basedOn: 2 })
    const refused = await api.post('pia', `${own}/revert`, { revision: 2 })
    expect(refused).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('The day of this version has passed') as string },
    })
    const back = await api.post('pia', `${own}/publish`, { data: choices, basedOn: 3 })
    expect(back).toMatchObject({ status: 422, body: { problems: [{ field: 'day' }] } })
    // Neither by way of a draft over it.
    await api.put('pia', own, { data: choices, basedOn: 3 })
    const shown = await api.post('pia', `${own}/publish`)
    expect(shown.body.error).toContain('This day has passed')
    expect((await readNoticePage(source, slug))?.notice.lastDay).toBe('2026-11-21')
    clock.now += 24 * 60 * minute
    const words = { ...data, reason: 'heat' }
    const { revision } = (await api.get('pia', own)).body
    const corrected = await api.post('pia', `${own}/publish`, { data: words, basedOn: revision })
    expect(corrected.status).toBe(200)
  })

  test('that is taken down after its day still says at its code what the school said', async () => {
    const { api, clock, source, statements, publish } = open()
    const { id, slug } = await publish()
    const code = (await api.get('pia', `${path}/${id}`)).body.code ?? ''
    clock.now += minute
    const data = { ...choices, state: 'remote' }
    await api.post('pia', `${path}/${id}/publish`, { data, basedOn: 2 })
    clock.now = beforeMidnight + 1
    const said = {
      state: 'past',
      since: noon,
      until: null,
      said: { firstDay: today, headline: expect.stringContaining('Online') as string },
      history: [{ what: 'published' }, { what: 'corrected', at: noon + minute }],
    }
    for (const action of ['trash', 'restore', 'trash']) {
      await api.post('pia', `${path}/${id}/${action}`)
      expect(await readStatement(statements, code), `after ${action}`).toMatchObject(said)
      expect(await readNoticePage(source, slug), `after ${action}`).toMatchObject({
        withdrawnAt: null,
      })
    }
    const other = await publish({ day: '2026-11-21', levels: ['shs'] })
    await api.post('pia', `${path}/${other.id}/trash`)
    clock.now += 24 * 60 * minute
    await api.post('pia', `${path}/${other.id}/restore`)
    const withdrawn = await readStatement(statements, other.code ?? '')
    expect(withdrawn).toMatchObject({ state: 'withdrawn', until: beforeMidnight + 1 })
  })

  test('whose day has passed is not imported, and its row says so', async () => {
    const { api, clock } = open()
    const rows = [{ row: 2, fields: choices }]
    clock.now = beforeMidnight
    const check = await api.post('dan', `${path}/import?check=1`, { rows })
    expect(check.body.problems).toEqual([])
    clock.now += 1
    const message =
      'This day has passed. Leave the row out: a backup brings notices of the past, an import does not.'
    expect((await api.post('dan', `${path}/import`, { rows })).body).toMatchObject({
      created: 0,
      problems: [{ row: 2, field: 'day', message }],
    })
  })

  test('that is imported is a draft, and no code confirms it, whatever its file says', async () => {
    const { api, clock, statements } = open()
    const exported = {
      'entry state': 'published',
      publishAt: new Date(noon - minute).toISOString(),
      code: 'K7RWM4TX',
    }
    const rows = [{ row: 2, fields: { ...choices, ...exported } }]
    expect((await api.post('dan', `${path}/import`, { rows })).body).toMatchObject({ created: 1 })
    const list = (await api.get('dan', path)).body.data as { code: string }[]
    const codes = list.map(({ code }) => code)
    expect(codes).toHaveLength(1)
    clock.now = beforeMidnight + 1
    for (const code of ['K7RWM4TX', ...codes])
      expect(await readStatement(statements, code)).toBeNull()
  })
})

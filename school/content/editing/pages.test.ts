import { expect, onTestFinished, test } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { currentTime, moveClock } from '../../base/clock.ts'
import { readCategory } from '../reference/read-category.server.ts'
import { findPreview, showPreview } from './previews.server.ts'

const hour = 3_600_000
const fields = {
  title: 'Our hymn',
  tag: 'our-hymn',
  shortDescription: 'A song.',
  description: ['A.'],
}

describeOnStarterContent('a new page', (given) => {
  const open = async () => {
    const clock = { now: currentTime() }
    const api = openContentApi(given.database, clock)
    const page = { kind: 'page', parent: 'category/meaning', data: {} }
    const { body } = await api.post('ana', '/pages', page)
    const { key } = body as unknown as { key: string }
    return { api, clock, key, path: `/entries/reference/${encodeURIComponent(key)}` }
  }
  const titlesSeen = async (reader = { ...given, database: given.database }) =>
    (await readCategory(reader, 'meaning')).subItems.map(({ title }) => title)

  test('appears at the time for which it is scheduled', async () => {
    const { api, clock, path } = await open()
    const body = { data: fields, basedOn: 1, publishAt: clock.now + hour }
    const scheduled = await api.post('ana', `${path}/publish`, body)
    expect(scheduled.body).toMatchObject({ state: 'scheduled', title: 'Our hymn' })
    expect(await titlesSeen()).not.toContain('Our hymn')
    moveClock(hour + 1)
    onTestFinished(() => moveClock(0))
    expect((await titlesSeen()).at(-1)).toBe('Our hymn')
  })

  test('is in its preview among the others, before visitors see it', async () => {
    const { api, clock, key } = await open()
    const made = await api.post('ana', '/previews', { subject: 'reference', id: key, data: fields })
    const { url } = made.body as unknown as { url: string }
    const token = url.split('/').at(-1) ?? ''
    const found = await findPreview(given.database, token, clock.now)
    const shown = found && (await showPreview(given.database, found, clock.now))
    expect(shown?.address).toBe('/meaning/our-hymn')
    const { preview = null } = shown ?? {}
    const seen = await titlesSeen({ database: given.database, language: 'en', preview })
    expect(seen.at(-1)).toBe('Our hymn')
    expect(await titlesSeen()).not.toContain('Our hymn')
  })

  test('waits for an editor when an author adds it, who may neither show nor remove it', async () => {
    const { api, path } = await open()
    const own = await api.post('ben', '/pages', {
      kind: 'track',
      parent: 'department/shs',
      data: {},
    })
    expect(own).toMatchObject({ status: 201, body: { can: ['edit', 'request-review', 'revert'] } })
    for (const action of ['publish', 'trash'])
      expect((await api.post('ben', `${path}/${action}`, {})).status).toBe(403)
    expect((await api.put('ben', path, { data: fields, basedOn: 1 })).status).toBe(200)
    expect((await api.post('ben', `${path}/request-review`, {})).body).toMatchObject({
      state: 'review',
    })
    expect((await api.post('ana', `${path}/publish`, {})).body).toMatchObject({
      state: 'published',
    })
    expect(await titlesSeen()).toContain('Our hymn')
  })

  test('belongs to a department, whose editors add and order its pages, and no others', async () => {
    const { api } = await open()
    const track = { kind: 'track', parent: 'department/shs', data: {} }
    const college = { kind: 'college-department', parent: 'department/college', data: {} }
    expect((await api.post('shs', '/pages', track)).status).toBe(201)
    expect((await api.post('shs', '/pages', college)).status).toBe(403)
    const keys = ['track/shs/abm']
    expect((await api.post('shs', '/pages/order', { ...track, keys })).status).toBe(200)
    expect((await api.post('ben', '/pages/order', { ...track, keys })).status).toBe(403)
    const foreign = { ...track, keys: ['course/ccs/bscs'] }
    expect((await api.post('ana', '/pages/order', foreign)).status).toBe(404)
  })
})

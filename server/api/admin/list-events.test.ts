import { expect, test } from 'vitest'
import { openContentApi, type AnswerBody } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'

describeOnDatabases('the list of events', (given) => {
  const open = async () => {
    const { get, post } = openContentApi(given.database)
    const add = async (title: string, startsAt?: string, repeat?: object) => {
      const times = startsAt && { startsAt, endsAt: startsAt }
      const data = { title, category: 'Spirituality', ...times, repeat }
      const { id } = (await post('ana', '/entries/event', { data })).body
      if (startsAt) await post('ana', `/entries/event/${id}/commands`, { action: 'publish' })
    }
    // Today is November 20.
    await add('In spring', '2027-03-01T08:00')
    await add('Yesterday', '2026-11-19T08:00')
    await add('Next month', '2026-12-05T08:00')
    await add('No date yet')
    const repeat = { every: 'week', until: '2027-06-30' }
    await add('Weekly since August', '2026-08-05T15:00', repeat)
    await add('This morning', '2026-11-20T06:00')
    await add('Last year', '2025-11-19T08:00')
    const list = async (query: string) => {
      const { body } = await get('ana', `/entries/event?sort=occurrence&order=ASC&${query}`)
      const data = body.data as (AnswerBody & { occurrence: { startsAt: string } | null })[]
      return { total: body.total, data, titles: data.map(({ title }) => title) }
    }
    return { get, post, list }
  }
  /** Events in the expected order: without a date, coming (soonest first), over (latest first). */
  const inOrder = [
    ['No date yet', null],
    ['This morning', '2026-11-20T06:00'],
    ['Weekly since August', '2026-11-25T15:00'],
    ['Next month', '2026-12-05T08:00'],
    ['In spring', '2027-03-01T08:00'],
    ['Yesterday', '2026-11-19T08:00'],
    ['Last year', '2025-11-19T08:00'],
  ]
  const titles = inOrder.map(([title]) => title)

  test('is in the order in which events take place now or next, for the last time later, over pages too', async () => {
    const { list } = await open()
    const { data } = await list('')
    const times = data.map(({ title, occurrence }) => [title, occurrence?.startsAt ?? null])
    expect(times).toEqual(inOrder)
    for (const page of [1, 2, 3, 4, 5])
      expect((await list(`perPage=2&page=${page}`)).titles).toEqual(
        titles.slice(2 * page - 2, 2 * page),
      )
  })

  test('is narrowed to what is upcoming or past, and acts on everything past', async () => {
    const { get, post, list } = await open()
    expect((await list('when=upcoming')).titles).toEqual(titles.slice(0, 5))
    expect((await list('when=past')).titles).toEqual(titles.slice(5))
    expect((await list('when=past&perPage=1')).total).toBe(2)
    expect((await get('ana', '/entries/event?when=soon')).status).toBe(422)
    const trash = { action: 'trash', matching: { when: 'past' } }
    const { body } = await post('ana', '/entries/event/commands', trash)
    expect(body).toMatchObject({ refused: [] })
    expect((await list('when=past')).titles).toEqual([])
    expect((await list('when=upcoming')).total).toBe(5)
  })
})

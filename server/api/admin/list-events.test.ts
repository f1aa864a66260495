import { expect, test } from 'vitest'
import { openContentApi, type AnswerBody } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('the list of events', (given) => {
  const open = () => openContentApi(given.database, { now: noon })
  const add = async (title: string, startsAt?: string, more: object = {}) => {
    const data = {
      title,
      category: 'Spirituality',
      ...(startsAt && { startsAt, endsAt: startsAt }),
    }
    const { body } = await open().post('ana', '/entries/event', { data: { ...data, ...more } })
    if (startsAt) await open().post('ana', `/entries/event/${body.id}/publish`)
  }
  const list = async (query: string) => {
    const { status, body } = await open().get('ana', `/entries/event?${query}`)
    expect(status).toBe(200)
    return body as unknown as {
      total: number
      data: (AnswerBody & { occurrence: { startsAt: string } | null })[]
    }
  }
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title)

  // Today is November 20.
  const addAll = async () => {
    await add('In spring', '2027-03-01T08:00')
    await add('Yesterday', '2026-11-19T08:00')
    await add('Next month', '2026-12-05T08:00')
    await add('No date yet')
    await add('Weekly since August', '2026-08-05T15:00', {
      repeat: { every: 'week', until: '2027-06-30' },
    })
    await add('This morning', '2026-11-20T06:00')
    await add('Last year', '2025-11-19T08:00')
  }
  const inOrder = [
    'No date yet',
    'This morning',
    'Weekly since August',
    'Next month',
    'In spring',
    'Yesterday',
    'Last year',
  ]

  test('begins with what has no date, then has what is coming, soonest first, and then what is over, latest first', async () => {
    await addAll()
    expect(await titles('sort=occurrence&order=ASC')).toEqual(inOrder)
  })

  test('keeps its order over pages', async () => {
    await addAll()
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => titles(`sort=occurrence&order=ASC&perPage=2&page=${page}`)),
    )
    expect(pages).toEqual([
      inOrder.slice(0, 2),
      inOrder.slice(2, 4),
      inOrder.slice(4, 6),
      inOrder.slice(6),
      [],
    ])
  })

  test('is narrowed to what is upcoming or past', async () => {
    await addAll()
    expect(await titles('sort=occurrence&order=ASC&when=upcoming')).toEqual(inOrder.slice(0, 5))
    expect(await titles('sort=occurrence&order=ASC&when=past')).toEqual(inOrder.slice(5))
    expect((await list('when=past&perPage=1')).total).toBe(2)
    expect((await open().get('ana', '/entries/event?when=soon')).status).toBe(422)
  })

  test('says when an event takes place: now or next, later for the last time', async () => {
    await addAll()
    const { data } = await list('sort=occurrence&order=ASC')
    expect(data.map(({ occurrence }) => occurrence?.startsAt ?? null)).toEqual([
      null,
      '2026-11-20T06:00',
      '2026-11-25T15:00',
      '2026-12-05T08:00',
      '2027-03-01T08:00',
      '2026-11-19T08:00',
      '2025-11-19T08:00',
    ])
  })

  test('also acts on everything past', async () => {
    await addAll()
    const trash = { action: 'trash', matching: { when: 'past' } }
    const { body } = await open().post('ana', '/entries/event/bulk', trash)
    expect(body).toMatchObject({ refused: [] })
    expect((await titles('when=past')).length).toBe(0)
    expect((await list('when=upcoming')).total).toBe(5)
  })
})

import { beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../../../db/content-version.ts'
import { readReference } from '../../../../school/content/reference/reference-content.server.ts'
import { admissionGuideKind } from '../../../../school/kinds/admission-guide.ts'
import { countersKind } from '../../../../school/kinds/counters.ts'
import type { Move } from '../../school-year-schemas.server.ts'
import { keepFirstSchoolYear } from '../../school-years.server.ts'
import { describeOnStarterContent } from '../../../../tests/helpers/databases.ts'
import { noon } from '../../../../tests/helpers/entries.ts'
import { march, moveOf, nextYear, openSchoolYear } from '../../../../tests/helpers/school-year.ts'
import { signInAs } from '../../../../tests/helpers/staff.ts'

/** The starter content is put in on 20 November 2026, in the school year 2026-2027. */
describeOnStarterContent('the school year', (given) => {
  let year: Awaited<ReturnType<typeof openSchoolYear>>
  beforeEach(async () => {
    year = await openSchoolYear(given.database)
  })

  test('is the one in which the site was set up, also when it starts again later, and the next is proposed', async () => {
    await keepFirstSchoolYear(given.database, noon + 365 * 86_400_000)
    const { texts, documents, ...read } = await year.read()
    expect(read).toMatchObject({
      year: '2026-2027',
      next: '2027-2028',
      today: '2027-03-01',
      isDue: true,
      move: null,
      past: [],
    })
    expect(documents.map(({ key }) => key)).toEqual([
      'admission-guide',
      'site-settings',
      'counters',
    ])
    // Texts that name a school year, but not those of these documents.
    expect(texts.map(({ text }) => text).join('\n')).toMatch(
      /6,686 of 12,205 in school year 2024–2025/,
    )
    expect(texts.filter(({ key }) => key === 'counters')).toEqual([])
    const { toDo } = (await year.call('GET', '/dashboard')).body
    const card = toDo.cards.find(({ name }) => name === 'school-year')
    expect(card?.first).toMatchObject([{ title: '2027-2028' }])
  })

  test('lasts from its first day of classes to its last one, in whatever order they were typed', async () => {
    for (const day of ['2026-08-10', '2027-04-02', '2026-06-15', '2026-12-18'])
      await year.addEvent({
        title: `Classes of ${day}`,
        startsAt: `${day}T07:00`,
        endsAt: `${day}T16:00`,
        classesFor: ['jhs'],
      })
    expect(await year.read()).toMatchObject({ firstDay: '2026-06-15', lastDay: '2027-04-02' })
  })

  test('is moved in one step: chosen changes are live, events are drafts, facts have owners', async () => {
    const event = await year.addEvent()
    const tuition = { item: 'Tuition', amount: 31_500, when: null }
    await year.changeFees([tuition])
    await year.changeFigure(700)
    await year.saveDraft('contact-directory', (directory) => directory)
    const before = await year.read()
    expect(before.documents).toMatchObject([
      { key: 'admission-guide', workingRevision: 2 },
      { key: 'site-settings', workingRevision: null },
      { key: 'counters', workingRevision: 2 },
      { key: 'contact-directory', workingRevision: 2 },
    ])
    const version = await readContentVersion(given.database)
    const note = before.facts.find(({ label }) => label === 'Admissions: requirements')
    const { status } = await year.begin({
      firstDay: '2027-06-07',
      lastDay: '2028-03-31',
      documents: year.choose(before, ['admission-guide', 'site-settings', 'counters']),
      events: [{ id: event.id, title: 'Foundation week 2027-2028', ...nextYear }],
      facts: [{ id: note?.id ?? 0, owner: year.me }],
      checkBy: '2027-03-15',
    })
    expect(status).toBe(200)

    expect(await readContentVersion(given.database)).toBeGreaterThan(version)
    expect((await readReference(given, admissionGuideKind)).jhs.fees).toMatchObject([tuition])
    expect((await readReference(given, countersKind))[0]).toMatchObject({ value: 700 })
    const copies = await year.call('GET', '/entries/event?q=Foundation&perPage=50')
    const copy = copies.body.data.find(({ title }) => title === 'Foundation week 2027-2028')
    expect(copy).toMatchObject({ state: 'draft' })
    const { body } = await year.call('GET', `/entries/event/${String(copy?.['id'])}`)
    const copied = { content: '<p>All levels.</p>', category: 'Academics' }
    expect(body.data).toMatchObject({ ...copied, startsAt: '2027-10-04T08:00' })
    const after = await year.read()
    expect(after).toMatchObject({
      year: '2027-2028',
      firstDay: '2027-06-07',
      lastDay: '2028-03-31',
      past: ['2026-2027'],
      move: {
        at: march,
        pages: [
          { label: 'Admissions: steps, fees, forms and uniforms', address: '/admissions/jhs' },
          { label: 'Counters', address: '/' },
        ],
        events: 1,
        facts: 1,
      },
      documents: [{}, {}, {}, { key: 'contact-directory', workingRevision: 2 }],
    })
    expect(after.facts.find(({ id }) => id === note?.id)).toMatchObject({
      owner: { id: year.me },
      verifyBy: '2027-03-15',
    })
    const log = given.database.selectFrom('activity').select(['action', 'subject', 'title'])
    expect(await log.where('action', '!=', 'save').execute()).toEqual([
      { action: 'move', subject: 'school-year', title: '2027-2028' },
    ])
  })

  test('is not moved twice, nor over a change that the person did not see', async () => {
    await year.changeFigure(700)
    const before = await year.read()
    await year.changeFigure(701)
    const move = { ...moveOf(before), firstDay: '2027-06-07' }
    const late = await year.call('POST', '/school-year/commands', move)
    expect(late.status).toBe(409)
    expect(late.body.error).toMatch(/^The administrator .* changed “Counters” in the meantime/)
    expect(await year.read()).toMatchObject({ year: '2026-2027', firstDay: null })

    expect((await year.begin()).status).toBe(200)
    const again = await year.call('POST', '/school-year/commands', moveOf(before))
    expect(again.status).toBe(409)
    expect(again.body.error).toMatch(/has begun already/)
  })

  test('names what is wrong, and changes nothing', async () => {
    const { id } = await year.addEvent()
    const copy = { id, title: 'Copy', ...nextYear, endsAt: '2027-10-03T08:00' }
    await year.changeFees([{ item: 'Tuition', amount: 31_500, when: null }])
    await year.saveDraft('counters', (data) => data.map((counter) => ({ ...counter, label: '' })))
    const read = await year.read()
    const unready = year.choose(read, ['admission-guide', 'counters'])
    const wrong = [
      [{ firstDay: '2028-03-31', lastDay: '2027-06-07' }, /^The last day of classes may not/],
      [{ documents: unready }, /^“Counters”: /],
      [{ events: [copy] }, /^“Copy”: /],
      [{ facts: [{ id: read.facts[0]?.id ?? 0, owner: 'no one' }] }, /^Choose a person from/],
    ] as const
    const documents = year.choose(read, ['admission-guide'])
    for (const [changes, error] of wrong) {
      const { status, body } = await year.begin({ documents, ...changes } as Partial<Move>)
      expect([changes, status, body.error]).toEqual([changes, 422, expect.stringMatching(error)])
    }
    expect(await year.read()).toEqual(read)
  })

  test('is moved by editors of the whole site only', async () => {
    const move = moveOf(await year.read())
    const author = await signInAs(given.database, 'author', { now: march })
    const ofSection = await signInAs(given.database, 'editor', { now: march, sections: ['shs'] })
    for (const { token: as } of [author, ofSection]) {
      for (const [method, path, body] of [
        ['GET', '/school-year', undefined],
        ['POST', '/school-year/commands', move],
        ['POST', '/school-year/commands', { action: 'undo', year: move.year }],
      ] as const)
        expect((await year.call(method, path, body, as)).status).toBe(403)
    }
    const editor = await signInAs(given.database, 'editor', { now: march })
    expect((await year.call('POST', '/school-year/commands', move, editor.token)).status).toBe(200)
  })

  test('proposes the events of the year that do not come again by themselves', async () => {
    const again = async (title: string) =>
      (await year.read()).events.find((event) => event.title === title)?.again
    const oneDay = (day: string) => ({ startsAt: `${day}T08:00`, endsAt: `${day}T09:00` })
    for (const [title, expected, fields] of [
      ['Foundation week 2026-2027', null, {}],
      ['Rizal Day', 'holiday', oneDay('2026-12-30')],
      ['Choir', 'goes-on', { repeat: { every: 'week', until: '2028-01-10' } }],
      // It only ends then.
      [
        'Enrollment, March to June',
        null,
        { startsAt: '2027-03-15T00:00', endsAt: '2027-06-11T00:00' },
      ],
    ] as const) {
      await year.addEvent({ title, ...fields })
      expect([title, await again(title)]).toEqual([title, expected])
    }
    await year.addEvent({ title: 'Foundation Week 2027–2028', ...oneDay('2027-10-04') })
    expect(await again('Foundation week 2026-2027')).toBe('exists')
  })
})

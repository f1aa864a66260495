import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { makeTestFolder } from '../../tests/helpers/clean-up.ts'
import { filledQuestion } from '../../tests/helpers/questions.ts'
import { readQuestionForm } from '../../site/ask/question-form.ts'
import { NetworkCounts } from '../../school/staff/accounts/network-counts.server.ts'
import {
  limits,
  findByReference,
  receiveQuestion,
  referencePattern,
} from './receive-question.server.ts'

const start = Date.UTC(2026, 10, 23, 1)

const person = (number: number) => ({
  contact: `0917555${String(number).padStart(4, '0')}`,
  question: `Question number ${number} of a family`,
})

describeOnDatabases('a question that is sent', (given) => {
  const stored = () => given.database.selectFrom('question').selectAll().orderBy('id').execute()

  /** A form that many people send, with a clock that only the test moves. */
  function openForm() {
    const dataDir = makeTestFolder('questions')
    const networks = new NetworkCounts(limits.network.within)
    const fileNetworks = new NetworkCounts(limits.filesOfNetwork.within)
    const clock = { now: start }
    const send = (
      fields: Record<string, string> = {},
      address = '192.0.2.1',
      file: Uint8Array | null = null,
    ) =>
      receiveQuestion(
        { database: given.database, dataDir, networks, fileNetworks, address, now: clock.now },
        readQuestionForm(new URLSearchParams({ ...filledQuestion, ...fields }), file),
      )
    /** Sends, and when asked to look again, looks for as long as it takes and sends again. */
    const sendTwice = async (fields: Record<string, string> = {}, address = '192.0.2.1') => {
      const first = await send(fields, address)
      if (first.outcome !== 'look-again') return first
      clock.now += limits.look.minMs
      return send({ ...fields, website: '', token: first.token }, address)
    }
    return { send, sendTwice, clock }
  }

  /** Stores questions as if they had just come. */
  async function fill(count: number, textKey?: string) {
    const asked = { name: 'Family', level: 'jhs', text: 'Text', words: 'text', is_minor: 0 }
    const rows = Array.from({ length: count }, (_, index) => ({
      reference: `Q-${count}-${index}`,
      created_at: start - 1000,
      contact: `f${index}@mail.example`,
      contact_key: `f${index}@mail.example`,
      text_key: textKey ?? `text ${index}`,
      ...asked,
      office: 'jhs',
      state: 'new',
    }))
    for (let from = 0; from < rows.length; from += 500)
      await given.database
        .insertInto('question')
        .values(rows.slice(from, from + 500))
        .execute()
  }
  const isStored = { outcome: 'stored' }
  const refused = (reason: string) => ({ outcome: 'refused', reason })

  test('is stored whole, with a number that cannot be misread, for the office that it is about', async () => {
    const { send } = openForm()
    const problems = [{ field: 'name', problem: 'nameMissing' }]
    expect(await send({ name: ' ' })).toEqual({ outcome: 'problems', problems })
    expect(await stored()).toEqual([])
    const received = await send({ minor: 'yes', parentAgrees: 'yes', topic: 'fees' })
    if (received.outcome !== 'stored') throw new Error(received.outcome)
    expect(received.reference).toMatch(referencePattern)
    expect(received.reference).not.toMatch(/[01ILOSU]/)
    expect(await findByReference(given.database, received.reference)).toEqual({
      office: 'jhs',
      hasFile: false,
    })
    expect(await findByReference(given.database, 'Q-222222')).toBeNull()
    const row = await given.database.selectFrom('question').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name: 'Ana Reyes',
      state: 'new',
      is_minor: 1,
      topic: 'fees',
      created_at: start,
    })
    expect(JSON.stringify(row)).not.toContain('192.0.2.1')
    // Staff find it by everything that it says.
    const words = [row.reference, row.name, row.contact, row.contact_key, row.text]
    for (const word of words) expect(row.words).toContain(word.toLowerCase())
  })

  test('twice by the same person is stored once, also with two presses at the same moment', async () => {
    const { send } = openForm()
    const both = await Promise.all([send(), send()])
    const later = await send({ question: 'when is the NEXT entrance test' })
    expect(new Set([...both, later].map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['a field that people do not see is filled in', { website: 'https://spam.example' }],
    ['it has a link', { question: 'See https://spam.example for a surprise' }],
  ])('is sent again by its sender when %s', async (_, fields) => {
    const { send, sendTwice, clock } = openForm()
    const first = await send(fields)
    if (first.outcome !== 'look-again') throw new Error(first.outcome)
    const { token } = first
    const lookAgain = { outcome: 'look-again' }
    clock.now += limits.look.minMs - 1
    expect(await send({ ...fields, token })).toMatchObject(lookAgain)
    clock.now += 1
    const other = { ...fields, contact: 'other@mail.example' }
    expect(await send({ ...other, website: 'x', token })).toMatchObject(lookAgain)
    expect(await send({ ...fields, token: 'abcd' })).toMatchObject(lookAgain)
    expect(await stored()).toEqual([])
    expect(await send({ ...fields, website: '', token })).toMatchObject(isStored)
    expect(await sendTwice(other)).toMatchObject(isStored)
    expect(await stored()).toHaveLength(2)
  })

  test('in a text that is sent around is refused once twenty people sent it, a short text never', async () => {
    const { send, sendTwice } = openForm()
    const around = { question: 'Please tell us whether classes are suspended tomorrow, thank you!' }
    await send(around)
    await fill(limits.sameText.count - 2, (await stored())[0]?.text_key)
    expect(await sendTwice({ ...around, contact: '09175550001' })).toMatchObject(isStored)
    expect(await sendTwice({ ...around, contact: '09175550002' })).toEqual(refused('same-text'))
    expect(await send(person(3))).toMatchObject(isStored)
    const short = { question: 'May pasok ba ngayon?' }
    await send(short)
    await fill(limits.sameText.count, (await stored()).at(-1)?.text_key)
    expect(await sendTwice({ ...short, contact: '09175550001' })).toMatchObject(isStored)
  })

  test('during a flood from one network is refused there, and taken from everywhere else', async () => {
    const { send, sendTwice, clock } = openForm()
    const flooding = '203.0.113.9'
    // Many families with one address are no flood.
    for (let number = 0; number < limits.flood.count; number += 1)
      expect(await send(person(number), flooding)).toMatchObject(isStored)
    expect(await sendTwice(person(1000), flooding)).toEqual(refused('network'))
    expect(await sendTwice(person(2000), '192.0.2.1')).toMatchObject(isStored)
    clock.now += limits.flood.within
    expect(await sendTwice(person(1000), flooding)).toMatchObject(isStored)
  })

  test('with a PDF is another one than without, and limited in a network and in all', async () => {
    const { send, clock } = openForm()
    const apply = (number: number, address = `192.0.2.${number}`) =>
      send({ topic: 'jobs' }, address, Buffer.from(`%PDF-${number}`))
    await send({ topic: 'jobs' })
    for (let number = 0; number < limits.filesOfNetwork.count; number += 1)
      expect(await apply(number, '192.0.2.1')).toMatchObject(isStored)
    expect(await stored()).toHaveLength(1 + limits.filesOfNetwork.count)
    expect(await apply(90, '192.0.2.1')).toEqual(refused('files'))
    expect(await apply(90)).toMatchObject(isStored)
    await fill(limits.files.count, 'fill')
    const filled = given.database.updateTable('question').set({ file_bytes: 1 })
    await filled.where('text_key', '=', 'fill').execute()
    clock.now += limits.files.within / 2
    expect(await apply(91)).toEqual(refused('files'))
    expect(await send(person(1))).toMatchObject(isStored)
    clock.now += limits.files.within
    expect(await apply(91)).toMatchObject(isStored)
  })

  test('by each of 12,205 families on one morning is taken, and refused beyond any such morning', async () => {
    const { sendTwice, clock } = openForm()
    await fill(12_205)
    expect(await sendTwice(person(1))).toMatchObject(isStored)
    await fill(limits.total.count - 12_206)
    expect(await sendTwice(person(2))).toEqual(refused('total'))
    clock.now += limits.total.within
    expect(await sendTwice(person(2))).toMatchObject(isStored)
  })
})

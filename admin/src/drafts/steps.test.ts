import { beforeEach, describe, expect, test } from 'vitest'
import { type Form, openCall, openEditor } from '../../../tests/helpers/step-editor.ts'
import { StaffApiError } from '../api/staff-api-error.ts'
import { type Version } from './draft.ts'
import { type Sending } from './steps.ts'

let editor: ReturnType<typeof openEditor>
beforeEach(() => {
  editor = openEditor()
})

describe('a save', () => {
  test('sends the form, and continues from the answer', async () => {
    const { steps, type, press, draft, told, answers, sent } = editor
    type('Fairs ')
    const running = steps.run(press())
    expect(steps.read().isBusy).toBe(true)
    expect(await running).toEqual({ data: { title: 'Fairs' }, revision: 2 })
    expect(sent).toEqual([{ data: { title: 'Fairs ' }, basedOn: 1, isChanged: true }])
    expect(draft.read()).toMatchObject({ data: { title: 'Fairs' }, isDirty: false })
    expect([told, answers.length, steps.read()]).toEqual([
      ['done: Saved.'],
      1,
      { isBusy: false, problems: [], conflict: null, held: null },
    ])
  })

  test('leaves in the form what was typed while it was on its way, and the next one sends that', async () => {
    const { steps, type, press, put, draft, title, sent, server } = editor
    const { opened, end } = openCall()
    type('One.')
    const step = async (sending: Sending<Version>) => {
      await opened
      return put(sending)
    }
    const running = steps.run(press({ step }))
    await Promise.resolve()
    type('One. Two three.')
    end()
    await running
    expect([title(), draft.read().isDirty, server.saved.data.title]).toEqual([
      'One. Two three.',
      true,
      'One.',
    ])
    await steps.run(press())
    expect(sent.at(-1)).toMatchObject({ data: { title: 'One. Two three.' }, basedOn: 2 })
  })

  test('pressed during another one waits for it: each is based on the last answer', async () => {
    const { steps, type, press, server, told, sent } = editor
    type('A')
    const first = steps.run(press())
    const second = steps.run(press({ done: 'Published.' }))
    await first
    expect(steps.read().isBusy).toBe(true)
    await second
    expect(sent.map(({ basedOn }) => basedOn)).toEqual([1, 2])
    expect([server.saved.revision, told, steps.read().isBusy]).toEqual([
      3,
      ['done: Saved.', 'done: Published.'],
      false,
    ])
  })

  test('is not sent while something is wrong with the form', async () => {
    const { steps, type, press, sent } = editor
    const problem = { field: 'title', message: 'Enter a title.' }
    const check = (data: unknown) => ((data as Form).title === '' ? [problem] : [])
    type('')
    expect(await steps.run(press({ check }))).toBeNull()
    expect([steps.read().problems, sent]).toEqual([[problem], []])
    type('B')
    await steps.run(press({ check }))
    expect([steps.read().problems, sent.length]).toEqual([[], 1])
  })

  test('that is refused shows the problems and leaves the form as it is', async () => {
    const { steps, type, press, title, told } = editor
    const problems = [{ field: 'title', message: 'Too long.' }]
    type('B')
    const step = () =>
      Promise.reject(new StaffApiError(422, { error: 'x', reason: 'invalid', problems }))
    await steps.run(press({ step }))
    expect([steps.read().problems, title(), told]).toEqual([problems, 'B', []])
  })

  test('that fails otherwise says why', async () => {
    const { steps, press, told } = editor
    await steps.run(
      press({ step: () => Promise.reject(new StaffApiError(403, { error: 'Ask an editor.' })) }),
    )
    await steps.run(press({ step: () => Promise.reject(new Error('bug')) }))
    const unreadable = new StaffApiError(409, { error: 'Odd.', reason: 'conflict' })
    await steps.run(press({ step: () => Promise.reject(unreadable) }))
    expect(told).toEqual([
      'failed: Ask an editor.',
      'failed: Something went wrong here. Load the page again.',
      'failed: Odd.',
    ])
    expect(steps.read()).toMatchObject({ conflict: null, held: null, isBusy: false })
  })
})

describe('an action of several calls', () => {
  test('that fails after the first does not repeat it: what was added is not added twice', async () => {
    const { steps, type, press, put, answers, draft } = editor
    let publishing = 0
    const step = async (sending: Sending<Version>) => {
      const added = answers.length > 0 ? null : sending.settle(await put(sending))
      publishing += 1
      if (publishing === 1) throw new StaffApiError(422, { error: 'Describe the picture.' })
      return put({ ...sending, basedOn: added?.revision ?? sending.basedOn })
    }
    type('New ')
    expect(await steps.run(press({ step }))).toBeNull()
    expect([answers.length, draft.read().base.revision, draft.read().isDirty]).toEqual([
      1,
      2,
      false,
    ])
    type('New, once more')
    expect(await steps.run(press({ step }))).toMatchObject({
      data: { title: 'New, once more' },
      revision: 3,
    })
  })

  test('keeps what was typed between its calls and after them', async () => {
    const { steps, type, press, put, title } = editor
    const step = async (sending: Sending<Version>) => {
      type('A b')
      const first = sending.settle(await put(sending))
      expect(title()).toBe('A b')
      type('A b c')
      return put({ ...sending, basedOn: first.revision })
    }
    type('A ')
    await steps.run(press({ step }))
    expect(title()).toBe('A b c')
  })

  test('makes no further call for a person who has left', async () => {
    const { steps, type, press, put, close, told, sent } = editor
    const step = async (sending: Sending<Version>) => {
      const first = await put(sending)
      close()
      return put({ ...sending, basedOn: sending.settle(first).revision })
    }
    type('A')
    expect(await steps.run(press({ step }))).toBeNull()
    expect([sent.length, told]).toEqual([1, []])
  })
})

describe('an action that leaves the form alone', () => {
  test('keeps unsaved text, and is based on nothing of it', async () => {
    const { steps, type, press, draft } = editor
    type('Not saved yet')
    const step = () => Promise.resolve({ data: { title: 'Fair' }, revision: 2 })
    await steps.run(press({ kind: 'act', step }))
    expect(draft.read()).toMatchObject({
      base: { revision: 2 },
      data: { title: 'Not saved yet' },
      isDirty: true,
    })
  })

  test('shows the version that it brought back', async () => {
    const { steps, press, title, draft } = editor
    await steps.run(
      press({
        kind: 'act',
        step: () => Promise.resolve({ data: { title: 'Older' }, revision: 2 }),
      }),
    )
    expect([title(), draft.read().isDirty]).toEqual(['Older', false])
  })

  test('of copying answers with the copy and does not touch the form', async () => {
    const { steps, press, draft, answers, told } = editor
    const copy = { data: { title: 'Copy of Fair' }, revision: 1 }
    expect(
      await steps.run(press({ kind: 'copy', step: () => Promise.resolve(copy), done: 'Copied.' })),
    ).toBe(copy)
    expect([draft.read().data, answers, told]).toEqual([{ title: 'Fair' }, [], ['done: Copied.']])
  })
})

describe('a conflict', () => {
  test('waits for a choice, and then repeats the action on the other version', async () => {
    const { steps, type, press, server, sent, answers, title } = editor
    server.saved = { data: { title: 'Theirs' }, revision: 5 }
    type('Mine')
    expect(await steps.run(press())).toBeNull()
    expect([steps.read().conflict, title()]).toEqual([
      { data: { title: 'Theirs' }, revision: 5 },
      'Mine',
    ])
    expect(await steps.merge({ title: 'Both' })).toMatchObject({
      data: { title: 'Both' },
      revision: 6,
    })
    expect(sent.at(-1)).toEqual({ data: { title: 'Both' }, basedOn: 5, isChanged: true })
    expect(answers).toMatchObject([{ revision: 5 }, { revision: 6 }])
    expect(steps.read().conflict).toBeNull()
  })

  test('can be put off: the form stays as it is', async () => {
    const { steps, type, press, server, title } = editor
    server.saved = { data: { title: 'Theirs' }, revision: 5 }
    type('Mine')
    await steps.run(press())
    steps.postponeConflict()
    expect([steps.read().conflict, title()]).toEqual([null, 'Mine'])
    expect(await steps.merge({ title: 'x' })).toBeNull()
  })
})

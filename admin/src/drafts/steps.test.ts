import { beforeEach, describe, expect, test } from 'vitest'
import { connectionLost, StaffApiError } from '../api/staff-api-error.ts'
import { createDraft, type Version } from './draft.ts'
import { createSteps, type Press, type Sending } from './steps.ts'

interface Form {
  title: string
}

/** Fakes a server with one entry, and an editor of it. */
function openEditor() {
  const draft = createDraft({ data: { title: 'Fair' }, revision: 1 })
  const told: string[] = []
  const answers: Version[] = []
  const sent: { data: unknown; basedOn: number; isChanged: boolean }[] = []
  const server = { saved: { data: { title: 'Fair' }, revision: 1 } }
  const steps = createSteps<Version>(draft)
  steps.answerTo({
    readCurrent: (value) => (value as Version | undefined) ?? null,
    onAnswer: (answer) => void answers.push(answer),
    onDone: (message) =>
      void told.push(`done: ${typeof message === 'string' ? message : 'with a button'}`),
    onFailure: (message) => void told.push(`failed: ${message}`),
  })
  const close = steps.open()
  /** saves as the server does: trims spaces and refuses outdated versions */
  const put = async ({
    data,
    basedOn,
    isChanged,
  }: Pick<Sending<Version>, 'data' | 'basedOn' | 'isChanged'>) => {
    sent.push({ data, basedOn, isChanged })
    if (basedOn !== server.saved.revision) throw conflictWith(server.saved)
    server.saved = { data: { title: (data as Form).title.trim() }, revision: basedOn + 1 }
    return server.saved
  }
  const press = (change: Partial<Press<Version>> = {}): Press<Version> => ({
    kind: 'save',
    step: put,
    done: 'Saved.',
    waiting: 'Will be saved.',
    ...change,
  })
  const type = (title: string) => draft.change(['title'], title)
  const title = () => (draft.read().data as Form).title
  return { draft, steps, told, answers, sent, server, put, press, type, title, close }
}

const conflictWith = (current: unknown) =>
  new StaffApiError(409, { error: 'Compare.', reason: 'conflict', current })
const lose = () => Promise.reject(connectionLost())

/** Makes a call that ends when the test says so. */
function openCall() {
  let end: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    end = resolve
  })
  return { opened, end }
}

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
    const problem = { field: 'title', message: 'Write a title.' }
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

describe('an action without a connection', () => {
  test('is held in sight, and sends what the form holds when the connection is back', async () => {
    const { steps, type, press, put, title, told, sent } = editor
    let isAway = true
    const step = (sending: Sending<Version>) => (isAway ? lose() : put(sending))
    type('Offline C1')
    expect(await steps.run(press({ step, waiting: 'Will be published.' }))).toBeNull()
    expect([steps.read().held, steps.read().isBusy, told]).toEqual([
      'Will be published.',
      false,
      [],
    ])
    type('Offline C2, typed after the press')
    isAway = false
    steps.resume()
    expect(steps.read().held).toBeNull()
    await steps.run(press({ kind: 'act', step: () => Promise.reject(new Error('last')) }))
    expect(sent).toMatchObject([
      { data: { title: 'Offline C2, typed after the press' }, basedOn: 1 },
    ])
    expect([title(), told[0]]).toEqual(['Offline C2, typed after the press', 'done: Saved.'])
  })

  test('is not sent after it was canceled', async () => {
    const { steps, press, sent, put } = editor
    let tries = 0
    const step = (sending: Sending<Version>) => {
      tries += 1
      return tries === 1 ? lose() : put(sending)
    }
    await steps.run(press({ step }))
    steps.cancel()
    expect(steps.read().held).toBeNull()
    steps.resume()
    await steps.run(press())
    expect([tries, sent.length]).toEqual([1, 1])
  })

  test('is not sent after the page was left', async () => {
    const { steps, press, close } = editor
    let tries = 0
    const step = () => {
      tries += 1
      return lose()
    }
    await steps.run(press({ step }))
    close()
    expect(steps.read().held).toBeNull()
    steps.resume()
    await steps.run(press({ step }))
    expect(tries).toBe(1)
  })

  test('is held again on a page that was closed and opened again', async () => {
    const { steps, press, close, answers } = editor
    close()
    steps.open()
    await steps.run(press({ step: lose }))
    expect(steps.read().held).toBe('Will be saved.')
    await steps.run(press())
    expect(answers).toHaveLength(1)
  })

  test('gives way to the next press', async () => {
    const { steps, press, told } = editor
    await steps.run(press({ step: lose, done: 'First.' }))
    await steps.run(press({ done: 'Second.' }))
    expect([steps.read().held, told]).toEqual([null, ['done: Second.']])
  })

  test('is checked before it is sent: a form that has become wrong stays unsent', async () => {
    const { steps, type, press, sent } = editor
    const check = (data: unknown) =>
      (data as Form).title === '' ? [{ field: 'title', message: 'Write one.' }] : []
    await steps.run(press({ step: lose, check }))
    type('')
    steps.resume()
    await steps.run(press({ check }))
    expect([steps.read().problems.length, sent]).toEqual([1, []])
  })

  test('says what became of it when the page was left meanwhile', async () => {
    const { steps, press, close, told } = editor
    const step = async () => {
      close()
      return lose()
    }
    await steps.run(press({ step }))
    expect([told, steps.read().held]).toEqual([
      ['failed: There is no connection. Nothing is lost; try again when it is back.'],
      null,
    ])
  })
})

describe('an answer that was lost after the server saved', () => {
  test('is no conflict: what was typed since is saved on top of it', async () => {
    const { steps, type, press, put, title, server, told } = editor
    let tries = 0
    const step = async (sending: Sending<Version>) => {
      tries += 1
      const answer = await put(sending)
      return tries === 1 ? lose() : answer
    }
    type('Saved, but unanswered')
    await steps.run(press({ step }))
    expect(steps.read().held).toBe('Will be saved.')
    type('Saved, but unanswered. And more.')
    const again = await steps.run(press({ step }))
    expect(again).toMatchObject({ revision: 3 })
    expect([server.saved.data.title, title(), steps.read().conflict]).toEqual([
      'Saved, but unanswered. And more.',
      'Saved, but unanswered. And more.',
      null,
    ])
    expect(told).toEqual(['done: Saved.'])
  })

  test('is a conflict when another person saved after it', async () => {
    const { steps, type, press, server } = editor
    type('Mine')
    await steps.run(press({ step: lose }))
    server.saved = { data: { title: 'Theirs' }, revision: 2 }
    await steps.run(press())
    expect(steps.read().conflict).toEqual({ data: { title: 'Theirs' }, revision: 2 })
  })

  test('is forgotten after the next answer', async () => {
    const { steps, type, press, server } = editor
    type('Mine')
    await steps.run(press({ step: lose }))
    await steps.run(press())
    server.saved = { data: { title: 'Mine' }, revision: 9 }
    type('Mine again')
    await steps.run(press())
    expect(steps.read().conflict).toMatchObject({ revision: 9 })
  })

  test('of an action without the form says nothing about what was sent', async () => {
    const { steps, type, press, server } = editor
    type('Mine')
    await steps.run(press({ kind: 'act', step: lose }))
    server.saved = { data: { title: 'Mine' }, revision: 2 }
    await steps.run(press())
    expect(steps.read().conflict).not.toBeNull()
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

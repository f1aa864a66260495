import { beforeEach, describe, expect, test } from 'vitest'
import { type Form, lose, openEditor } from '../../../tests/helpers/step-editor.ts'
import { type Version } from './draft.ts'
import { type Sending } from './steps.ts'

let editor: ReturnType<typeof openEditor>
beforeEach(() => {
  editor = openEditor()
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

  test('can be stopped while it is sent, and is then not held', async () => {
    const { steps, type, press, told, server } = editor
    const step = ({ signal }: Sending<Version>) =>
      new Promise<Version>((_answer, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason as Error))
      })
    type('On a slow line')
    const sending = steps.run(press({ step }))
    await Promise.resolve()
    steps.stop()
    expect(await sending).toBeNull()
    expect([steps.read().held, steps.read().isBusy, server.saved.revision]).toEqual([
      null,
      false,
      1,
    ])
    expect(told).toEqual([
      'failed: Sending was stopped. What had arrived before is done all the same: look at the page before you try again.',
    ])
    expect(await steps.run(press())).toMatchObject({ data: { title: 'On a slow line' } })
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
      (data as Form).title === '' ? [{ field: 'title', message: 'Enter one.' }] : []
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

  test('is known again by what the server made of it', async () => {
    const { steps, type, press, put, server } = editor
    let tries = 0
    const step = async (sending: Sending<Version>) => {
      tries += 1
      const answer = await put(sending)
      return tries === 1 ? lose() : answer
    }
    const asStored = (data: unknown) => ({ title: (data as Form).title.trim() })
    type('Fair with a space ')
    await steps.run(press({ step, asStored }))
    expect(await steps.run(press({ step, asStored }))).toMatchObject({ revision: 3 })
    expect([server.saved.data.title, steps.read().conflict]).toEqual(['Fair with a space', null])
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

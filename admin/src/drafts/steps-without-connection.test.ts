import { expect, test, vi } from 'vitest'
import { type Form, lose, openEditor } from '../../../tests/helpers/step-editor.ts'
import { type Version } from './draft.ts'
import { type Sending } from './steps.ts'

test('an action without a connection is held in sight, and sends what the form holds when the connection is back', async () => {
  const { steps, type, press, put, title, told, sent } = openEditor()
  let isAway = true
  const step = (sending: Sending<Version>) => (isAway ? lose() : put(sending))
  type('Offline C1')
  expect(await steps.run(press({ step, waiting: 'Will be published.' }))).toBeNull()
  expect(steps.read()).toMatchObject({ held: 'Will be published.', isBusy: false })
  expect(told).toEqual([])
  type('Offline C2, typed after the press')
  isAway = false
  steps.resume()
  expect(steps.read().held).toBeNull()
  await steps.run(press({ kind: 'act', step: () => Promise.reject(new Error('last')) }))
  const words = 'Offline C2, typed after the press'
  expect(sent).toMatchObject([{ data: { title: words }, basedOn: 1 }])
  expect([title(), told[0]]).toEqual([words, 'done: Saved.'])
})

test('a held action is not sent once it was canceled, another was pressed or the page was left', async () => {
  const { steps, press, told, close } = openEditor()
  const step = vi.fn<typeof lose>(lose)
  for (const drop of [async () => steps.cancel(), () => steps.run(press()), async () => close()]) {
    await steps.run(press({ step }))
    expect(steps.read().held).toBe('Will be saved.')
    await drop()
    expect(steps.read().held).toBeNull()
    steps.resume()
  }
  await steps.run(press({ step }))
  expect(step).toHaveBeenCalledTimes(3)
  expect(told).toEqual(['done: Saved.'])
  steps.open()
  await steps.run(press({ step }))
  expect(steps.read().held).toBe('Will be saved.')
})

test('an action can be stopped while it is sent, and is then not held', async () => {
  const { steps, type, press, told, server } = openEditor()
  const step = ({ signal }: Sending<Version>) =>
    new Promise<Version>((_answer, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason as Error))
    })
  type('On a slow line')
  const sending = steps.run(press({ step }))
  await Promise.resolve()
  steps.stop()
  expect(await sending).toBeNull()
  expect(steps.read()).toMatchObject({ held: null, isBusy: false })
  expect(server.saved.revision).toBe(1)
  expect(told).toEqual([
    'failed: Sending was stopped. What had arrived before is done all the same: look at the page before you try again.',
  ])
  expect(await steps.run(press())).toMatchObject({ data: { title: 'On a slow line' } })
})

test('an action says what became of it when the page was left meanwhile', async () => {
  const { steps, press, close, told } = openEditor()
  const step = () => {
    close()
    return lose()
  }
  await steps.run(press({ step }))
  const words = 'failed: There is no connection. Nothing is lost; try again when it is back.'
  expect([told, steps.read().held]).toEqual([[words], null])
})

test('a save whose answer was lost is known again by what the server stored: what was typed since is saved on top of it', async () => {
  const { steps, type, press, put, title, server, told } = openEditor()
  const losing = async (sending: Sending<Version>) => {
    await put(sending)
    return lose()
  }
  const asStored = (data: unknown) => ({ title: (data as Form).title.trim() })
  type('Saved, but unanswered ')
  await steps.run(press({ step: losing, asStored }))
  expect(steps.read().held).toBe('Will be saved.')
  const more = 'Saved, but unanswered. And more.'
  type(more)
  expect(await steps.run(press({ asStored }))).toMatchObject({ revision: 3 })
  expect([server.saved.data.title, title()]).toEqual([more, more])
  expect([steps.read().conflict, told]).toEqual([null, ['done: Saved.']])
})

test.each([
  ['when another person saved after it', 'Theirs', [{ step: lose }]],
  ['when the next save was answered', 'Mine', [{ step: lose }, {}]],
  ['when it was of an action without the form', 'Mine', [{ kind: 'act', step: lose }]],
] as const)('an answer that was lost is a conflict %s', async (_, title, presses) => {
  const { steps, type, press, server } = openEditor()
  type('Mine')
  for (const each of presses) await steps.run(press(each))
  server.saved = { data: { title }, revision: 9 }
  type('Mine again')
  await steps.run(press())
  expect(steps.read().conflict).toEqual(server.saved)
})

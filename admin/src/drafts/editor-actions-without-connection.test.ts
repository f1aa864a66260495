import { expect, test, vi } from 'vitest'
import { type Form, lose, openEditor } from '../../../tests/helpers/fake-editor.ts'
import { type Version } from './draft.ts'
import { type ActionContext } from './editor-actions.ts'

test('an action without a connection is held in sight, and sends what the form holds when the connection is back', async () => {
  const { actions, type, press, put, title, told, sent } = openEditor()
  let isAway = true
  const call = (context: ActionContext<Version>) => (isAway ? lose() : put(context))
  type('Offline C1')
  expect(await actions.run(press({ call, waiting: 'Will be published.' }))).toBeNull()
  expect(actions.read()).toMatchObject({ held: 'Will be published.', isBusy: false })
  expect(told).toEqual([])
  type('Offline C2, typed after the press')
  isAway = false
  actions.resume()
  expect(actions.read().held).toBeNull()
  await actions.run(press({ kind: 'act', call: () => Promise.reject(new Error('last')) }))
  const words = 'Offline C2, typed after the press'
  expect(sent).toMatchObject([{ data: { title: words }, basedOn: 1 }])
  expect([title(), told[0]]).toEqual([words, 'done: Saved.'])
})

test('a held action is not sent once it was canceled, another was pressed or the page was left', async () => {
  const { actions, press, told, close } = openEditor()
  const call = vi.fn<typeof lose>(lose)
  for (const drop of [
    async () => actions.cancel(),
    () => actions.run(press()),
    async () => close(),
  ]) {
    await actions.run(press({ call }))
    expect(actions.read().held).toBe('Will be saved.')
    await drop()
    expect(actions.read().held).toBeNull()
    actions.resume()
  }
  await actions.run(press({ call }))
  expect(call).toHaveBeenCalledTimes(3)
  expect(told).toEqual(['done: Saved.'])
  actions.open()
  await actions.run(press({ call }))
  expect(actions.read().held).toBe('Will be saved.')
})

test('an action can be stopped while it is sent, and is then not held', async () => {
  const { actions, type, press, told, server } = openEditor()
  const call = ({ signal }: ActionContext<Version>) =>
    new Promise<Version>((_answer, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason as Error))
    })
  type('On a slow line')
  const sending = actions.run(press({ call }))
  await Promise.resolve()
  actions.stop()
  expect(await sending).toBeNull()
  expect(actions.read()).toMatchObject({ held: null, isBusy: false })
  expect(server.saved.revision).toBe(1)
  expect(told).toEqual([
    'failed: Sending was stopped. What had arrived before is done all the same: look at the page before you try again.',
  ])
  expect(await actions.run(press())).toMatchObject({ data: { title: 'On a slow line' } })
})

test('an action says what became of it when the page was left meanwhile', async () => {
  const { actions, press, close, told } = openEditor()
  const call = () => {
    close()
    return lose()
  }
  await actions.run(press({ call }))
  const words = 'failed: There is no connection. Nothing is lost; try again when it is back.'
  expect([told, actions.read().held]).toEqual([[words], null])
})

test('a save whose answer was lost is known again by what the server stored: what was typed since is saved on top of it', async () => {
  const { actions, type, press, put, title, server, told } = openEditor()
  const losing = async (context: ActionContext<Version>) => {
    await put(context)
    return lose()
  }
  const asStored = (data: unknown) => ({ title: (data as Form).title.trim() })
  type('Saved, but unanswered ')
  await actions.run(press({ call: losing, asStored }))
  expect(actions.read().held).toBe('Will be saved.')
  const more = 'Saved, but unanswered. And more.'
  type(more)
  expect(await actions.run(press({ asStored }))).toMatchObject({ revision: 3 })
  expect([server.saved.data.title, title()]).toEqual([more, more])
  expect([actions.read().conflict, told]).toEqual([null, ['done: Saved.']])
})

test.each([
  ['when another person saved after it', 'Theirs', [{ call: lose }]],
  ['when the next save was answered', 'Mine', [{ call: lose }, {}]],
  ['when it was of an action without the form', 'Mine', [{ kind: 'act', call: lose }]],
] as const)('an answer that was lost is a conflict %s', async (_, title, presses) => {
  const { actions, type, press, server } = openEditor()
  type('Mine')
  for (const each of presses) await actions.run(press(each))
  server.saved = { data: { title }, revision: 9 }
  type('Mine again')
  await actions.run(press())
  expect(actions.read().conflict).toEqual(server.saved)
})

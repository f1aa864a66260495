import { expect, test } from 'vitest'
import { type Form, openCall, openEditor } from '../../../tests/helpers/fake-editor.ts'
import { StaffApiError } from '../api/staff-api-error.ts'
import { type Version } from './draft.ts'
import { type ActionContext } from './editor-actions.ts'

test('a save sends the form, and continues from the answer', async () => {
  const { actions, type, press, draft, told, answers, sent } = openEditor()
  type('Fairs ')
  const running = actions.run(press())
  expect(actions.read().isBusy).toBe(true)
  expect(await running).toEqual({ data: { title: 'Fairs' }, revision: 2 })
  expect(sent).toEqual([{ data: { title: 'Fairs ' }, basedOn: 1, isChanged: true }])
  expect(draft.read()).toMatchObject({ data: { title: 'Fairs' }, isDirty: false })
  expect([told, answers.length]).toEqual([['done: Saved.'], 1])
  expect(actions.read()).toEqual({ isBusy: false, problems: [], conflict: null, held: null })
})

test('a save leaves in the form what was typed while it was on its way; the next press waits for it and sends that', async () => {
  const { actions, type, press, put, title, told, sent } = openEditor()
  const { opened, end } = openCall()
  const call = (context: ActionContext<Version>) => opened.then(() => put(context))
  type('One.')
  const first = actions.run(press({ call }))
  await Promise.resolve()
  type('One. Two three.')
  const second = actions.run(press({ done: 'Published.' }))
  end()
  await first
  expect([actions.read().isBusy, title()]).toEqual([true, 'One. Two three.'])
  await second
  expect(sent).toEqual([
    { data: { title: 'One.' }, basedOn: 1, isChanged: true },
    { data: { title: 'One. Two three.' }, basedOn: 2, isChanged: true },
  ])
  expect([told, actions.read().isBusy]).toEqual([['done: Saved.', 'done: Published.'], false])
})

test('a form with problems is not sent, and a refusal shows its problems and leaves the form as it is', async () => {
  const { actions, type, press, title, told, sent } = openEditor()
  const problem = { field: 'title', message: 'Enter a title.' }
  const check = (data: unknown) => ((data as Form).title === '' ? [problem] : [])
  type('')
  expect(await actions.run(press({ check }))).toBeNull()
  expect([actions.read().problems, sent]).toEqual([[problem], []])
  type('B')
  const refusal = new StaffApiError(422, { error: 'x', reason: 'invalid', problems: [problem] })
  await actions.run(press({ check, call: () => Promise.reject(refusal) }))
  expect([actions.read().problems, title(), told]).toEqual([[problem], 'B', []])
  await actions.run(press({ check }))
  expect([actions.read().problems, sent.length]).toEqual([[], 1])
})

test.each([
  [new StaffApiError(403, { error: 'Ask an editor.' }), 'Ask an editor.'],
  [new Error('bug'), 'Something went wrong here. Load the page again.'],
  [new StaffApiError(409, { error: 'Odd.', reason: 'conflict' }), 'Odd.'],
])('a save that fails otherwise says why: %s', async (failure, words) => {
  const { actions, press, told } = openEditor()
  await actions.run(press({ call: () => Promise.reject(failure) }))
  expect(told).toEqual([`failed: ${words}`])
  expect(actions.read()).toMatchObject({ conflict: null, held: null, isBusy: false })
})

test('an action of several calls that fails after the first does not repeat it: what was added is not added twice', async () => {
  const { actions, type, press, put, answers, draft } = openEditor()
  let publishing = 0
  const call = async (context: ActionContext<Version>) => {
    const added = answers.length > 0 ? null : context.settle(await put(context))
    publishing += 1
    if (publishing === 1) throw new StaffApiError(422, { error: 'Describe the picture.' })
    return put({ ...context, basedOn: added?.revision ?? context.basedOn })
  }
  type('New ')
  expect(await actions.run(press({ call }))).toBeNull()
  expect(answers).toHaveLength(1)
  expect(draft.read()).toMatchObject({ base: { revision: 2 }, isDirty: false })
  type('New, once more')
  const data = { title: 'New, once more' }
  expect(await actions.run(press({ call }))).toMatchObject({ data, revision: 3 })
})

test('an action of several calls keeps what was typed between them and after them', async () => {
  const { actions, type, press, put, title } = openEditor()
  const call = async (context: ActionContext<Version>) => {
    type('A b')
    const first = context.settle(await put(context))
    expect(title()).toBe('A b')
    type('A b c')
    return put({ ...context, basedOn: first.revision })
  }
  type('A ')
  await actions.run(press({ call }))
  expect(title()).toBe('A b c')
})

test('an action of several calls makes no further one for a person who has left', async () => {
  const { actions, type, press, put, close, told, sent } = openEditor()
  const call = async (context: ActionContext<Version>) => {
    const first = await put(context)
    close()
    return put({ ...context, basedOn: context.settle(first).revision })
  }
  type('A')
  expect(await actions.run(press({ call }))).toBeNull()
  expect([sent.length, told]).toEqual([1, []])
})

test('an action that leaves the form alone shows the version that it brought back, and keeps unsaved text', async () => {
  const { actions, type, press, draft } = openEditor()
  const data = { title: 'Older' }
  const act = (revision: number) =>
    actions.run(press({ kind: 'act', call: () => Promise.resolve({ data, revision }) }))
  await act(2)
  expect(draft.read()).toMatchObject({ data, isDirty: false })
  type('Not saved yet')
  await act(3)
  const base = { data, revision: 3 }
  expect(draft.read()).toEqual({ base, data: { title: 'Not saved yet' }, isDirty: true })
})

test('copying answers with the copy and does not touch the form', async () => {
  const { actions, press, draft, answers, told } = openEditor()
  const copy = { data: { title: 'Copy of Fair' }, revision: 1 }
  const copying = press({ kind: 'copy', call: () => Promise.resolve(copy), done: 'Copied.' })
  expect(await actions.run(copying)).toBe(copy)
  expect([draft.read().data, answers, told]).toEqual([{ title: 'Fair' }, [], ['done: Copied.']])
})

test('a conflict can be put off, or waits for a choice and then repeats the action on the other version', async () => {
  const { actions, type, press, server, sent, answers, title } = openEditor()
  server.saved = { data: { title: 'Theirs' }, revision: 5 }
  type('Mine')
  expect(await actions.run(press())).toBeNull()
  expect([actions.read().conflict, title()]).toEqual([server.saved, 'Mine'])
  actions.postponeConflict()
  expect([actions.read().conflict, title()]).toEqual([null, 'Mine'])
  expect(await actions.merge({ title: 'x' })).toBeNull()
  await actions.run(press())
  const data = { title: 'Both' }
  expect(await actions.merge(data)).toEqual({ data, revision: 6 })
  expect(sent.at(-1)).toEqual({ data, basedOn: 5, isChanged: true })
  expect(answers).toMatchObject([{ revision: 5 }, { revision: 6 }])
  expect(actions.read().conflict).toBeNull()
})

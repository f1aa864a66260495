import { describe, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'

const opened = { data: { title: 'Fair', content: '' }, revision: 3 }

describe('the draft of a form', () => {
  test('is dirty from the first change until that change is undone by hand', () => {
    const draft = createDraft(opened)
    expect(draft.read()).toEqual({ base: opened, data: opened.data, isDirty: false })
    draft.change(['title'], 'Fairs')
    expect(draft.read()).toMatchObject({ data: { title: 'Fairs', content: '' }, isDirty: true })
    draft.change(['title'], 'Fair')
    expect(draft.read().isDirty).toBe(false)
  })

  test('continues from the answer to a save', () => {
    const draft = createDraft(opened)
    draft.change(['title'], 'Fairs ')
    draft.settle(draft.read().data, { data: { title: 'Fairs', content: '' }, revision: 4 })
    expect(draft.read()).toEqual({
      base: { data: { title: 'Fairs', content: '' }, revision: 4 },
      data: { title: 'Fairs', content: '' },
      isDirty: false,
    })
  })

  test('keeps what was typed while a save was on its way, to be saved next', () => {
    const draft = createDraft(opened)
    draft.change(['title'], 'One. ')
    const sent = draft.read().data
    draft.change(['title'], 'One. Two three.')
    draft.settle(sent, { data: { title: 'One.', content: '' }, revision: 4 })
    expect(draft.read()).toMatchObject({
      base: { revision: 4 },
      data: { title: 'One. Two three.' },
      isDirty: true,
    })
  })

  test('continues from another version with other data', () => {
    const draft = createDraft(opened)
    const theirs = { data: { title: 'Theirs', content: '' }, revision: 9 }
    draft.begin(theirs, { title: 'Mine', content: '' })
    expect(draft.read()).toEqual({
      base: theirs,
      data: { title: 'Mine', content: '' },
      isDirty: true,
    })
  })

  test('reports each change once, until the last listener is removed', () => {
    const draft = createDraft(opened)
    const listener = vi.fn<() => void>()
    const end = draft.subscribe(listener)
    draft.change(['title'], 'A')
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    draft.change(['title'], 'B')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

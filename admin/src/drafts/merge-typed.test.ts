import { describe, expect, test } from 'vitest'
import { mergeTyped } from './merge-typed.ts'

describe('merging what was typed during a save', () => {
  test('takes the server’s answer where nothing was typed since', () => {
    expect(mergeTyped({ title: 'A ' }, { title: 'A' }, { title: 'A ' })).toEqual({ title: 'A' })
  })

  test('keeps what was typed since, field by field', () => {
    const sent = { title: 'One. ', content: '<p>a</p>', topics: ['x'] }
    const answered = { title: 'One.', content: '<p>a</p>', topics: ['x'] }
    const typed = { title: 'One. ', content: '<p>a b</p>', topics: ['x'] }
    expect(mergeTyped(sent, answered, typed)).toEqual({
      title: 'One.',
      content: '<p>a b</p>',
      topics: ['x'],
    })
  })

  test('keeps the typed value of a field that the server changed too', () => {
    expect(mergeTyped({ title: 'One ' }, { title: 'One' }, { title: 'One two' })).toEqual({
      title: 'One two',
    })
  })

  test('goes into groups and into lists whose items stayed in place', () => {
    const sent = { repeat: { every: 'week', until: ' x' }, rows: [{ a: 'p ' }, { a: 'q ' }] }
    const answered = { repeat: { every: 'week', until: 'x' }, rows: [{ a: 'p' }, { a: 'q' }] }
    const typed = { repeat: { every: 'month', until: ' x' }, rows: [{ a: 'p ' }, { a: 'typed' }] }
    expect(mergeTyped(sent, answered, typed)).toEqual({
      repeat: { every: 'month', until: 'x' },
      rows: [{ a: 'p' }, { a: 'typed' }],
    })
  })

  test('keeps a list as typed when an item was added or removed', () => {
    const sent = { rows: ['p ', 'q '] }
    const answered = { rows: ['p', 'q'] }
    expect(mergeTyped(sent, answered, { rows: ['p ', 'q ', 'new'] })).toEqual({
      rows: ['p ', 'q ', 'new'],
    })
    expect(mergeTyped(sent, answered, { rows: ['q '] })).toEqual({ rows: ['q '] })
    expect(mergeTyped(sent, { rows: ['p'] }, { rows: ['p ', 'x'] })).toEqual({ rows: ['p ', 'x'] })
  })

  test('keeps a group that was typed into an empty place, and one that was removed', () => {
    expect(
      mergeTyped(
        { repeat: null, t: ' ' },
        { repeat: null, t: '' },
        { repeat: { every: 'week' }, t: ' ' },
      ),
    ).toEqual({
      repeat: { every: 'week' },
      t: '',
    })
    expect(
      mergeTyped({ repeat: { every: 1 } }, { repeat: { every: 2 } }, { repeat: null }),
    ).toEqual({ repeat: null })
    expect(mergeTyped([1], { a: 1 }, [2])).toEqual([2])
  })

  test('shows fields that the server added', () => {
    expect(mergeTyped({ title: 'A' }, { title: 'A', caption: '' }, { title: 'B' })).toEqual({
      title: 'B',
      caption: '',
    })
  })

  test('is the typed object itself when the server changed nothing: no field is drawn again', () => {
    const typed = { title: 'B' }
    expect(mergeTyped({ title: 'A' }, { title: 'A' }, typed)).toBe(typed)
  })
})

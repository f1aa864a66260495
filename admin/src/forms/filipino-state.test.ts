import { expect, test } from 'vitest'
import * as z from 'zod'
import { line, name, paragraphs } from '../../../school/base/fields.ts'
import { stampFilipino } from '../../../school/base/filipino.ts'
import { withFilipino } from '../../../school/base/filipino-fields.ts'
import { setAt } from './form-data.ts'
import { readShape, versionsIn } from './form-shape.ts'
import { describeFilipino, filipinoState } from './filipino-state.ts'

const schema = withFilipino(z.object({ title: line(), place: name(), paragraphs }))
const versions = versionsIn(readShape(schema).fields)
const english = { title: 'Fair', place: 'Gym', paragraphs: ['On Friday.'] }
const type = (data: unknown, name: string, text: unknown) =>
  setAt(data, ['fil', 'texts', name], { text, of: '' }) as typeof english
const save = (data: unknown) => stampFilipino(schema, schema.parse(data))

test('a form has a Filipino version beside each text', () => {
  const facts = versions.map(({ name, label, item }) => [name, label, item?.kind, item?.isNeeded])
  expect(facts).toEqual([
    ['title', 'Title in Filipino', 'line', true],
    ['place', 'Place in Filipino', 'line', false],
    ['paragraphs', 'Paragraphs in Filipino', 'list', true],
  ])
})

test('a version is missing, then current, and older once the English changes', () => {
  expect(filipinoState(english, 'title')).toBe('missing')
  expect(filipinoState({ ...english, title: '' }, 'title')).toBe('none')
  const saved = save(type(english, 'title', 'Perya'))
  expect(filipinoState(saved, 'title')).toBe('current')
  const older = { ...saved, title: 'Big fair' }
  expect(filipinoState(older, 'title')).toBe('older')
  expect(filipinoState(type(older, 'title', 'Malaking perya'), 'title')).toBe('current')
})

test('the form says what keeps the Filipino from visitors', () => {
  expect(describeFilipino(versions, english)).toContain('2 texts are missing.')
  const half = type(english, 'title', 'Perya')
  expect(describeFilipino(versions, half)).toContain('Not in Filipino yet: 1 text is missing.')
  const whole = save(type(half, 'paragraphs', ['Sa Biyernes.']))
  expect(describeFilipino(versions, whole)).toMatch(/^In Filipino:/)
  const older = { ...whole, title: 'Big fair' }
  expect(describeFilipino(versions, older)).toContain('1 is older than the English')
})

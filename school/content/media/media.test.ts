import { expect, test } from 'vitest'
import { mediaDescription } from './media.ts'

test('the description of a file has a name; the rest may be left out', () => {
  expect(mediaDescription.parse({ name: ' Choir ' })).toEqual({
    name: 'Choir',
    alt: '',
    decorative: false,
    focalX: 0.5,
    focalY: 0.5,
  })
})

test.each<[object, boolean]>([
  [{ name: '' }, false],
  [{ name: 'x'.repeat(120) }, true],
  [{ name: 'x'.repeat(121) }, false],
  [{ alt: ` ${'x'.repeat(300)} ` }, true],
  [{ alt: 'x'.repeat(301) }, false],
  [{ alt: 'Singers', decorative: false }, true],
  [{ alt: 'Singers', decorative: true }, false],
  [{ alt: ' ', decorative: true }, true],
  [{ decorative: 'yes' }, false],
  [{ focalX: 0, focalY: 1 }, true],
  [{ focalX: -0.1 }, false],
  [{ focalY: 1.1 }, false],
  [{ tags: 'choir' }, false],
])('the description of a file with %j is taken: %j', (fields, isTaken) => {
  expect(mediaDescription.safeParse({ name: 'Choir', ...fields }).success).toBe(isTaken)
})

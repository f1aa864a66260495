import { expect, test } from 'vitest'
import { warnOfWeight } from './heavy-page.ts'

test('a page of more than a megabyte is heavy, and the warning says how long it takes and why', () => {
  expect(warnOfWeight(999_999, 800_000)).toBeNull()
  expect(warnOfWeight(1_420_000, 1_200_000)).toBe(
    'Heavy for a phone on mobile data: about 28 seconds on a slow connection. The pictures are 1.2 MB of it; take some out, or crop them.',
  )
})

import { expect, test } from 'vitest'
import { outlineHeadings } from './heading-levels.ts'

test.each([
  { written: [2, 3, 3, 2, 3, 4], outline: [2, 3, 3, 2, 3, 4] },
  { written: [1, 2, 1], outline: [2, 3, 2] },
  { written: [3, 3, 4, 3], outline: [2, 2, 3, 2] },
  { written: [4, 3, 2], outline: [2, 2, 2] },
  { written: [2, 4, 3, 4], outline: [2, 3, 3, 4] },
  { written: [1, 2, 3, 4, 5, 6], outline: [2, 3, 4, 4, 4, 4] },
])(
  'headings written as $written are shown as $outline: none is skipped',
  ({ written, outline }) => {
    expect(written.map(outlineHeadings())).toEqual(outline)
    expect(outline.map(outlineHeadings()), 'a second pass changes nothing').toEqual(outline)
  },
)

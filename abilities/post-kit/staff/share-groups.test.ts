import { expect, test } from 'vitest'
import { shareGroups } from './share-groups.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => new File([], `${place + 1}.jpg`))

test.each([
  [1, ['Share']],
  [4, ['Share all 4']],
  [10, ['Share all 10']],
  [11, ['Share 1 to 10', 'Share 11']],
  [20, ['Share 1 to 10', 'Share 11 to 20']],
])('%i pictures are shared ten at a time, each once', (count, words) => {
  const files = pictures(count)
  const groups = shareGroups(files)
  expect(groups.map((group) => group.words)).toEqual(words)
  expect(groups.flatMap((group) => group.files)).toEqual(files)
  for (const group of groups) expect(group.files.length).toBeLessThanOrEqual(10)
})

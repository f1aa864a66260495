import { expect, test } from 'vitest'
import { toneOf } from './topic-tone.ts'

test.each([
  [['robotics', 'jhs'], 'rose'],
  [['STEM', 'shs', 'research'], 'shs'],
  [['Admissions'], 'gold'],
  [['alumni', 'student life'], 'ink'],
  [[], 'ink'],
] as const)('an article about %j has the color “%s”', (topics, tone) => {
  expect(toneOf(topics)).toBe(tone)
})

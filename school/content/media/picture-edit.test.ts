import { expect, test } from 'vitest'
import {
  changesNothing,
  isWithin,
  joinEdits,
  movePoint,
  turnFrame,
  type PictureEdit,
  type Turn,
} from './picture-edit.ts'

const size = { width: 400, height: 300 }
const corner = { left: 10, top: 20, width: 100, height: 50 }

test.each([
  [0, corner],
  [90, { left: 230, top: 10, width: 50, height: 100 }],
  [180, { left: 290, top: 230, width: 100, height: 50 }],
  [270, { left: 20, top: 290, width: 50, height: 100 }],
] as const)('a part of a picture is found again when it is turned by %i°', (turn, expected) => {
  expect(turnFrame(corner, size, turn)).toEqual(expected)
})

/** Applies an edit to named pixels, one after the other, the slow way. */
function apply(rows: string[][], { turn, crop }: PictureEdit): string[][] {
  let turned = rows
  for (let count = 0; count < turn / 90; count += 1)
    turned = (turned[0] ?? []).map((_, x) => turned.map((row) => row[x] ?? '').toReversed())
  return turned
    .slice(crop.top, crop.top + crop.height)
    .map((row) => row.slice(crop.left, crop.left + crop.width))
}

test('two edits one after the other are the same as both at once', () => {
  const rows = Array.from({ length: 6 }, (_y, y) =>
    Array.from({ length: 8 }, (_x, x) => `${x},${y}`),
  )
  const turns: Turn[] = [0, 90, 180, 270]
  for (const first of turns) {
    for (const second of turns) {
      const one = { turn: first, crop: { left: 1, top: 2, width: 4, height: 3 } }
      const other = { turn: second, crop: { left: 1, top: 1, width: 2, height: 2 } }
      const both = joinEdits({ width: 8, height: 6 }, one, other)
      expect(apply(rows, both), `${first} then ${second}`).toEqual(apply(apply(rows, one), other))
    }
  }
})

test('an edit beyond the picture is noticed, and one that changes nothing', () => {
  const whole = { left: 0, top: 0, width: 300, height: 400 }
  expect(isWithin(size, { turn: 90, crop: whole })).toBe(true)
  expect(isWithin(size, { turn: 0, crop: whole })).toBe(false)
  expect(changesNothing(size, { turn: 0, crop: { left: 0, top: 0, ...size } })).toBe(true)
  expect(changesNothing(size, { turn: 90, crop: whole })).toBe(false)
  for (const other of [{ width: 399 }, { height: 299 }]) {
    const crop = { left: 0, top: 0, ...size, ...other }
    expect(changesNothing(size, { turn: 0, crop })).toBe(false)
  }
  for (const beyond of [{ left: 1 }, { top: 1 }])
    expect(isWithin(size, { turn: 90, crop: { ...whole, ...beyond } })).toBe(false)
})

test('the focal point stays on what it marks', () => {
  const right = { left: 200, top: 0, width: 200, height: 300 }
  expect(movePoint(size, { x: 75, y: 50 }, { turn: 0, crop: right })).toEqual({ x: 50, y: 50 })
  expect(movePoint(size, { x: 10, y: 50 }, { turn: 0, crop: right })).toEqual({ x: 0, y: 50 })
  const turned = { turn: 90 as const, crop: { left: 0, top: 0, width: 300, height: 400 } }
  expect(movePoint(size, { x: 100, y: 0 }, turned)).toEqual({ x: 100, y: 100 })
})

import { expect, test } from 'vitest'
import { frameAround, moveFrame, resizeFrame, changeShape } from './crop-frame.ts'

const picture = { width: 800, height: 600 }
const frame = { left: 100, top: 100, width: 400, height: 300 }

test('a frame moves to the edge of the picture and no further', () => {
  expect(moveFrame(frame, 50, -20, picture)).toEqual({ ...frame, left: 150, top: 80 })
  expect(moveFrame(frame, 5_000, -5_000, picture)).toEqual({ ...frame, left: 400, top: 0 })
})

test('the corner across stays while another one is drawn', () => {
  const drawn = { corner: { x: -1, y: -1 }, shape: 'free', picture } as const
  const size = { width: 450, height: 310 }
  expect(resizeFrame(frame, size, drawn)).toEqual({ left: 50, top: 90, ...size })
  const smallest = { left: 0, top: 384, width: 500, height: 16 }
  expect(resizeFrame(frame, { width: 9_999, height: 1 }, drawn)).toEqual(smallest)
})

test.each([
  ['4:3', { width: 500, height: 0 }, { width: 500, height: 375 }],
  ['4:3', { width: 0, height: 450 }, { width: 600, height: 450 }],
  ['16:9', { width: 9_999, height: 0 }, { width: 700, height: 394 }],
  ['1:1', { width: 9_999, height: 0 }, { width: 500, height: 500 }],
  ['16:9', { width: 1, height: 1 }, { width: 28, height: 16 }],
] as const)('a frame of %s keeps its shape, and stays in the picture', (shape, size, expected) => {
  expect(resizeFrame(frame, size, { shape, picture })).toEqual({ left: 100, top: 100, ...expected })
})

test('another shape is as wide as before where that fits, around the same middle', () => {
  expect(changeShape(frame, 'free', picture)).toEqual(frame)
  expect(changeShape(frame, '1:1', picture)).toEqual({
    left: 100,
    top: 50,
    width: 400,
    height: 400,
  })
  const whole = { left: 0, top: 0, ...picture }
  expect(changeShape(whole, '1:1', picture)).toEqual({ left: 100, top: 0, width: 600, height: 600 })
  expect(changeShape(whole, '16:9', picture)).toEqual({ left: 0, top: 75, width: 800, height: 450 })
})

test('a frame of a shape is as large as it can be, around a point as near as the edges let it', () => {
  const around = (x: number, y: number) => frameAround({ x, y }, '1:1', picture)
  expect(around(0.5, 0.5)).toEqual({ left: 100, top: 0, width: 600, height: 600 })
  expect(around(0.4, 0.9)).toEqual({ left: 20, top: 0, width: 600, height: 600 })
  expect(around(1, 0)).toEqual({ left: 200, top: 0, width: 600, height: 600 })
})

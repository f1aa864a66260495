import { expect, test } from 'vitest'
import { cropInPixels, cropOfPixels, readCrop, writeCrop } from './picture-crop.ts'

test('a crop is read as it was written', () => {
  const crop = { left: 1250, top: 0, width: 7500, height: 10_000 }
  expect(writeCrop(crop)).toBe('1250 0 7500 10000')
  expect(readCrop('1250 0 7500 10000')).toEqual(crop)
})

test('what lies outside of a picture, is all of it or too small, is not a part of it', () => {
  const outside = ['5000 0 5001 10000', '0 1 10000 10000', '-1 0 5000 5000']
  const odd = [undefined, '', '0 0 5000 5000 1', '0 0 5e3 5000', '0 0 10000 10000']
  const small = ['0 0 50 10000', '0 0 10000 50']
  for (const text of [...outside, ...odd, ...small])
    expect([text, readCrop(text)]).toEqual([text, null])
})

test('a part in pixels stays the same part, and within the picture', () => {
  const size = { width: 1001, height: 667 }
  const part = { left: 126, top: 13, width: 875, height: 492 }
  expect(cropInPixels(cropOfPixels(part, size), size)).toEqual(part)
  const corner = { left: 9_900, top: 9_900, width: 100, height: 100 }
  const pixel = { left: 19, top: 19, width: 1, height: 1 }
  expect(cropInPixels(corner, { width: 20, height: 20 })).toEqual(pixel)
})

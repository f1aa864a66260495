import { expect, test } from 'vitest'
import { hasOwnCover } from './repeated-pictures.server.ts'

const banner = '/images/jhs.svg'

test.each([
  ['a video', { videoLink: 'https://video.example/1', videoCoverImage: banner }, true],
  ['another picture', { videoLink: null, videoCoverImage: '/images/robot.svg' }, true],
  ['the picture of its banner', { videoLink: null, videoCoverImage: banner }, false],
  ['no picture', { videoLink: null, videoCoverImage: null }, false],
])('a department with %s', (_, covered, expected) => {
  expect(hasOwnCover({ ...covered, bannerImg: banner })).toBe(expected)
})

test('a department without a banner shows its cover', () => {
  expect(hasOwnCover({ videoLink: null, videoCoverImage: banner, bannerImg: null })).toBe(true)
})

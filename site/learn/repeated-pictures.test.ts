import { expect, test } from 'vitest'
import { hasOwnCover } from './repeated-pictures.server.ts'

const jhs = '/images/jhs.svg'
const video = 'https://video.example/1'

test.each([
  ['a video', { videoLink: video, videoCoverImage: jhs, bannerImg: jhs }, true],
  [
    'another picture',
    { videoLink: null, videoCoverImage: '/images/robot.svg', bannerImg: jhs },
    true,
  ],
  ['no banner', { videoLink: null, videoCoverImage: jhs, bannerImg: null }, true],
  ['the picture of its banner', { videoLink: null, videoCoverImage: jhs, bannerImg: jhs }, false],
  ['no picture', { videoLink: null, videoCoverImage: null, bannerImg: jhs }, false],
])('a department with %s has its own cover or none', (_, department, expected) => {
  expect(hasOwnCover(department)).toBe(expected)
})

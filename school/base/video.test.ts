import { expect, test } from 'vitest'
import { playerAddress } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=10',
  'https://youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
])('the video at %s is played without cookies', (address) => {
  expect(playerAddress(address)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  )
})

test('an address is no video that can be played unless it names one on YouTube', () => {
  for (const address of [
    'https://www.youtube.com/@school',
    'https://www.youtube.com/user/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=a/b',
    'https://youtu.be/',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/watch?v=dQw4w9WgXcQ',
    'no address',
  ])
    expect([address, playerAddress(address)]).toEqual([address, null])
})

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { translatorFor } from '../languages/messages.server.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { VideoCover } from './video-cover.tsx'

test('a click plays the video with the focus on it; with a key held, the browser opens the link', async () => {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(
    <ProvideMessages value={translatorFor('en')}>
      <VideoCover
        title="A film"
        videoAddress="https://video.example/1"
        playerAddress="about:blank"
        cover={null}
      />
    </ProvideMessages>,
  )
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull())
  const click = (keys: MouseEventInit) =>
    place
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(click({ [key]: true })).toBe(true)
  expect(click({})).toBe(false)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('IFRAME'))
  root.unmount()
})

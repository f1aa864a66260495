// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { connectionLost, StaffApiError } from '../api/staff-api-error.ts'
import { readShape } from '../forms/form-shape.ts'
import { MediaInput } from './media-input.tsx'

vi.mock('../api/call-staff-api.ts', () => ({ callStaffApi: vi.fn<() => Promise<never>>() }))

afterEach(() => queries.clear())

/** Returns the text of the field after its file of the library could not be read. */
async function textAfter(failure: StaffApiError) {
  vi.mocked(callStaffApi).mockRejectedValue(failure)
  const place = document.createElement('main')
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={queries}>
      <MediaInput
        id="picture"
        kind="image"
        shape={readShape(z.string(), 'Picture')}
        value="/media/0123456789abcdef0123/gate.webp"
        problem={undefined}
        isDisabled={false}
        onChange={() => {}}
      />
    </QueryClientProvider>,
  )
  // The field shows the name in the address until the read is done.
  await vi.waitFor(() => expect(place.textContent).toMatch(/^Picture(?!gate\.webp)/))
  const { textContent } = place
  root.unmount()
  return textContent
}

const notFound = new StaffApiError(404, { error: 'Not here.', reason: 'not-found' })
const broken = new StaffApiError(500, null)

test.each([
  ['is deleted', notFound, 'This file has been deleted.'],
  ['waits for a connection', connectionLost(), connectionLost().message],
  ['cannot be read for a fault of the server', broken, broken.message],
])('the field of a file says that it %s', async (_what, failure, text) => {
  expect(await textAfter(failure)).toContain(text)
})

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queries } from '../../../admin/src/api/queries.ts'
import { connectionLost } from '../../../admin/src/api/staff-api-error.ts'
import { ClassStatusPage } from './class-status-page.tsx'

vi.mock('../../../admin/src/api/call-staff-api.ts', () => ({
  callStaffApi: () => Promise.reject(connectionLost()),
}))
vi.mock('./notice-editor.tsx', () => ({ NoticeEditor: () => null }))

test('a class status that cannot be read is said, instead of a page without notices', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const router = createMemoryRouter([{ path: '/', element: <ClassStatusPage /> }])
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('There is no connection'),
  )
  root.unmount()
})

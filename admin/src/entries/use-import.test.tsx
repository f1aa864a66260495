// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { kindOf } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useImport } from './use-import.ts'

vi.mock('../api/call-staff-api.ts', () => ({ callStaffApi: vi.fn<() => Promise<unknown>>() }))

/** A file as the browser gives it; the one of jsdom cannot be read. */
const fileWith = (title: string) => {
  const bytes = new TextEncoder().encode(JSON.stringify([{ title }])).buffer
  return { name: 'news.json', arrayBuffer: () => Promise.resolve(bytes) } as unknown as File
}

test('a file that is chosen while another is checked counts as checked only after its own answer', async () => {
  const calls = [Promise.withResolvers(), Promise.withResolvers()]
  const answers = calls.map(({ promise }) => promise)
  vi.mocked(callStaffApi).mockImplementation(() => answers.shift() as Promise<never>)
  const shown = { renders: 0 } as { renders: number; import: ReturnType<typeof useImport> }
  const Part = () => {
    shown.import = useImport(kindOf('article'), () => undefined)
    shown.renders += 1
    return null
  }
  const root = createRoot(document.createElement('main'))
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Part />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(shown.import).toBeDefined())
  void shown.import.open(fileWith('First'))
  await vi.waitFor(() => expect(callStaffApi).toHaveBeenCalledTimes(1))
  void shown.import.open(fileWith('Second'))
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledTimes(2)
    expect(shown.import.settled?.table.rows[0]?.fields.title).toBe('Second')
  })
  const problems = [{ row: 1, field: 'title', message: 'Enter a title.' }]
  const { renders } = shown
  calls[0]?.resolve({ created: 0, problems: [] })
  await vi.waitFor(() => expect(shown.renders).toBeGreaterThan(renders))
  expect(shown.import.isBusy).toBe(true)
  calls[1]?.resolve({ created: 0, problems })
  await vi.waitFor(() => expect(shown.import).toMatchObject({ isBusy: false, problems }))
  root.unmount()
})

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { notifyFailure } from '../notifications/notify.ts'
import { refreshMedia } from './media-file.ts'
import { useUploads, type Uploads } from './use-uploads.ts'

vi.mock('../notifications/notify.ts', () => ({ notifyFailure: vi.fn<() => void>() }))
vi.mock('./prepare-upload.ts', () => ({ prepareUpload: (file: File) => file }))
vi.mock('./media-file.ts', () => ({
  sendMedia: () => Promise.resolve({ id: 'a', name: 'report.pdf' }),
  refreshMedia: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}))

/** Uploads one PDF and returns its last state. */
async function upload(onAdded: () => void) {
  const shown: { uploads?: Uploads } = {}
  const Part = () => {
    shown.uploads = useUploads(onAdded)
    return null
  }
  const root = createRoot(document.createElement('main'))
  root.render(<Part />)
  await vi.waitFor(() => expect(shown.uploads).toBeDefined())
  shown.uploads?.add([new File(['%PDF'], 'report.pdf', { type: 'application/pdf' })])
  await vi.waitFor(() => expect(refreshMedia).toHaveBeenCalled())
  await vi.waitFor(() => expect(notifyFailure).toHaveBeenCalled())
  root.unmount()
  return shown.uploads?.uploads[0]
}

test('a file in the library stays so when showing it fails, which has its own message', async () => {
  const added = await upload(() => {
    throw new Error('bug')
  })
  expect(added).toMatchObject({ state: 'done', problem: '' })
  expect(notifyFailure).toHaveBeenCalledWith(new Error('bug'))
})

test('a file in the library stays so when the lists cannot be read again', async () => {
  vi.mocked(refreshMedia).mockRejectedValueOnce(new Error('bug'))
  expect(await upload(() => {})).toMatchObject({ state: 'done', problem: '' })
})

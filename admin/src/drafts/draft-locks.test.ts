import { afterEach, expect, test, vi } from 'vitest'
import { listOpenDrafts, lockDraft } from './draft-locks.ts'

// Node has the lock manager of browsers; each test opens its own drafts.
const open: (() => void)[] = []
const lock = (key: string, page: string) => open.push(lockDraft({ key, page }))

const noneIsOpen = () => expect.poll(() => listOpenDrafts()).toEqual([])

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of open.splice(0)) end()
  await noneIsOpen()
})

const first = { key: 'article/12', page: 'a' }

test('a draft is listed as open from the start to the end of its lock, and other locks are left out', async () => {
  lock('article/12', 'a')
  const place = { key: 'reference/site-settings', page: 'b' }
  const end = lockDraft(place)
  await navigator.locks.request('something else', async () => {
    const listed = await listOpenDrafts()
    expect(listed.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
      first,
      place,
    ])
  })
  end()
  await expect.poll(() => listOpenDrafts()).toEqual([first])
})

test('a draft that ends before it got its lock frees it', async () => {
  lock('article/12', 'a')
  lockDraft(first)()
  expect(await listOpenDrafts()).toEqual([first])
})

test('a browser without locks opens drafts all the same, and knows of none', async () => {
  vi.stubGlobal('navigator', {})
  const end = lockDraft(first)
  expect(await listOpenDrafts()).toEqual([])
  end()
})

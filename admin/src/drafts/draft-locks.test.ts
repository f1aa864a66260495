import { afterEach, expect, test, vi } from 'vitest'
import { listOpenDrafts, lockDraft } from './draft-locks.ts'

// Node has the lock manager of browsers; each test opens its own drafts.
const open: (() => void)[] = []
const lock = (key: string, page: string) => open.push(lockDraft({ key, page }))

const sorted = async () =>
  (await listOpenDrafts()).toSorted((one, other) => one.key.localeCompare(other.key))

const noneIsOpen = () => expect.poll(() => listOpenDrafts()).toEqual([])

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of open.splice(0)) end()
  await noneIsOpen()
})

test('a draft is listed as open from the start to the end of its lock', async () => {
  lock('article/12', 'a')
  const second = lockDraft({ key: 'reference/site-settings', page: 'b' })
  open.push(second)
  expect(await sorted()).toEqual([
    { key: 'article/12', page: 'a' },
    { key: 'reference/site-settings', page: 'b' },
  ])
  second()
  await expect.poll(() => listOpenDrafts()).toEqual([{ key: 'article/12', page: 'a' }])
})

test('locks that are not of a draft are left out', async () => {
  lock('article/12', 'a')
  await navigator.locks.request('something else', async () => {
    expect(await listOpenDrafts()).toEqual([{ key: 'article/12', page: 'a' }])
  })
})

test('a draft that ends before it got its lock frees it', async () => {
  lock('article/12', 'a')
  lockDraft({ key: 'article/12', page: 'a' })()
  expect(await listOpenDrafts()).toEqual([{ key: 'article/12', page: 'a' }])
})

test('a browser without locks opens drafts all the same, and knows of none', async () => {
  vi.stubGlobal('navigator', {})
  const end = lockDraft({ key: 'article/12', page: 'a' })
  expect(await listOpenDrafts()).toEqual([])
  end()
})

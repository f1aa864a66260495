import type { Page } from '@playwright/test'
import { dayInManila } from '../../school/base/dates.ts'
import type { SignedIn, StaffHelper } from './staff-fixture.ts'

const levels = ['pgs', 'jhs', 'shs', 'college']
export const today = () => dayInManila(new Date())

export interface Notice {
  id: number
  state: string
  address: string
  code: string
  title: string
  data: Record<string, unknown>
}

/** Publishes an entry of any kind. */
export async function publishEntry(
  staff: StaffHelper,
  { token }: Pick<SignedIn, 'token'>,
  kind: string,
  data: object,
) {
  const call = (path: string, body: object) =>
    staff.call(`/entries/${kind}${path}`, { method: 'POST', token, body }) as Promise<Notice>
  const { id } = await call('', { data })
  return call(`/${id}/commands`, { action: 'publish' })
}

/** Publishes a notice. */
export const publish = (staff: StaffHelper, me: Pick<SignedIn, 'token'>, fields: object = {}) =>
  publishEntry(staff, me, 'class-notice', {
    state: 'no-classes',
    levels,
    day: today(),
    reason: 'signal-3',
    ...fields,
  })

/** Reads the notices that visitors read now. */
export async function standingNotices(staff: StaffHelper, token: string): Promise<Notice[]> {
  const { notices } = (await staff.call('/class-status', { token })) as { notices: Notice[] }
  return notices
}

/** Withdraws every notice, so that the stories do not see those of others. */
export async function withdrawAll(staff: StaffHelper) {
  const { token } = await staff.administrator()
  for (const { id } of await standingNotices(staff, token))
    await staff.call(`/entries/class-notice/${id}/commands`, {
      method: 'POST',
      token,
      body: { action: 'unpublish' },
    })
}

/** Counts the presses of a person, whatever is pressed. */
export async function countPresses(page: Page) {
  let presses = 0
  await page.exposeFunction('countPress', () => (presses += 1))
  await page.addInitScript(() => {
    const counted = window as unknown as { countPress: () => void }
    addEventListener('click', ({ isTrusted }) => isTrusted && counted.countPress(), true)
  })
  return () => presses
}

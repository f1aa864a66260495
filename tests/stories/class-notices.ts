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
    staff.call<Notice>(`/entries/${kind}${path}`, { token, body })
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
export const standingNotices = async (staff: StaffHelper, token: string) =>
  (await staff.call<{ notices: Notice[] }>('/class-status', { token })).notices

/** Withdraws every notice, so that the stories do not see those of others. */
export async function withdrawAll(staff: StaffHelper) {
  const { token } = await staff.administrator()
  const body = { action: 'unpublish' }
  for (const { id } of await standingNotices(staff, token))
    await staff.call(`/entries/class-notice/${id}/commands`, { token, body })
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

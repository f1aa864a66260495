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

/** Publishes a notice. */
export async function publish(staff: StaffHelper, { token }: SignedIn, fields: object = {}) {
  const data = { state: 'no-classes', levels, day: today(), reason: 'signal-3', ...fields }
  const path = '/entries/class-notice'
  const { id } = (await staff.call(path, { method: 'POST', token, body: { data } })) as Notice
  return (await staff.call(`${path}/${id}/publish`, { method: 'POST', token, body: {} })) as Notice
}

/** Withdraws every notice, so that the stories do not see those of others. */
export async function withdrawAll(staff: StaffHelper) {
  const { token } = await staff.administrator()
  const { notices } = (await staff.call('/class-status', { token })) as { notices: Notice[] }
  for (const { id } of notices)
    await staff.call(`/entries/class-notice/${id}/unpublish`, { method: 'POST', token, body: {} })
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

/** Reads the notices that visitors read now. */
export async function standingNotices(staff: StaffHelper, token: string): Promise<Notice[]> {
  const { notices } = (await staff.call('/class-status', { token })) as { notices: Notice[] }
  return notices
}

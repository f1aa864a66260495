import { notify } from '../notifications/notify.ts'
import { messageOf } from './staff-api-error.ts'

/** Does work that calls the API, and shows the message of its failure. */
export async function tryCall(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify(messageOf(error), { type: 'error' })
  }
}

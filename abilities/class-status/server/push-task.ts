import type { PushKeys } from '../push-keys.server.ts'
import type { PhoneKeys } from './encrypt-message.ts'

/** The data that the thread starts with. */
export interface PushThreadData {
  keys: PushKeys
  /** a contact of the sender (RFC 8292, 2.1) */
  subject: string
  /** time by which its clock is ahead of the machine's, in milliseconds */
  aheadMs: number
}

/** One message for one phone. */
export interface PushTask {
  endpoint: string
  keys: PhoneKeys
  text: string
  /** time for which the service keeps it for a phone that is off */
  ttlSeconds: number
  /** a later message with the same topic replaces it at the service (RFC 8030, 5.4) */
  topic: string | null
}

/** Answer of the push service, or the error; `unusable`: the key of the phone is invalid. */
export type PushAnswer =
  { status: number; retryAfter: string | undefined } | { error: string } | { unusable: true }

import type { Generated } from 'kysely'

// The tables of people who are told about classes, and of what is handed over to them.

/** A phone or an e-mail address that is told about class notices. */
export interface SubscriptionTable {
  id: Generated<number>
  /** `push` or `email` */
  channel: string
  /** the address at the push service, or the e-mail address in lower case */
  address: string
  /** a hash of channel and address: each has one subscription */
  address_key: string
  /** the keys of the phone, for its push messages; `null` for e-mail */
  p256dh: string | null
  auth: string | null
  /** a list of departments in JSON */
  levels: string
  /** `en` or `fil` */
  language: string
  /** grants confirming, changing and ending it; only its hash is stored; `null` for push */
  token_hash: string | null
  created_at: number
  /** `null`: the address is not confirmed, and nothing but the question to confirm is sent */
  confirmed_at: number | null
  /** time when an e-mail address was last asked to confirm; `null` for push */
  asked_at: number | null
  /** time to send the mail with the link of this subscription; `null`: it was sent */
  link_due_at: number | null
  link_tries: Generated<number>
}

/** State of the delivery of a class notice to its subscribers. */
export interface NoticeDeliveryTable {
  /** id of the entry */
  notice_id: number
  /** time to compare the notice with what was told; `null`: nothing changed */
  due_at: number | null
  /** counts what was told; 0 before the first */
  version: Generated<number>
  /** the news that was told last, in JSON */
  told: string | null
  /** messages were added for subscriptions up to this id; `null`: for all */
  spread_after: number | null
}

/** The newest message about a notice to one subscription: the outbox. */
export interface NoticeMessageTable {
  id: Generated<number>
  notice_id: number
  /** not a reference: what was handed over is counted when a subscription has ended */
  subscription_id: number
  channel: string
  version: number
  state: string
  /** time to hand it over next, also the end of a lease; `null`: never */
  due_at: number | null
  tries: Generated<number>
  /** names who hands it over now */
  lease: string | null
}

/** The keys that this site signs its push messages with (VAPID); one row. */
export interface PushKeyTable {
  id: number
  public_key: string
  /** encrypted with the key in `DATA_DIR` */
  private_key: string
}

import { messageOf } from '../api/staff-api-error.ts'
import { createStore } from '../store.ts'

/** Text of a message; with `onUndo` a button, with `see` a link to the path of a public page. */
export type Message = string | { text: string; onUndo?: (() => void) | null; see?: string | null }

export type MessageType = 'success' | 'info' | 'warning' | 'error'

/** A message for the person, as it is shown. */
export interface Notification {
  id: number
  text: string
  type: MessageType
  durationMs: number
  onUndo: (() => void) | null
  see: string | null
}

/** Tells whether a message has a button or a link. */
export const canBePressed = ({ onUndo, see }: Pick<Notification, 'onUndo' | 'see'>) =>
  onUndo !== null || see !== null

/** Display time of a message, in milliseconds. */
const shownMs = 4_000

/** Display time of a message with a button or link, in milliseconds. */
const shownWithButtonMs = 10_000

const queue = createStore<readonly Notification[]>([])
let lastId = 0

/**
 * Shows a message on whichever page is open, after the messages before it.
 *
 * @example
 *   notify('Your password is changed.')
 *   notify({ text: 'In the trash.', onUndo: restore })
 *   notify({ text: 'Published. Visitors see it now.', see: '/events/fair' })
 */
export function notify(
  message: Message,
  { type = 'success', durationMs }: { type?: MessageType; durationMs?: number } = {},
): void {
  const given = typeof message === 'string' ? { text: message } : message
  const { text, onUndo = null, see = null } = given
  lastId += 1
  const usualMs = canBePressed({ onUndo, see }) ? shownWithButtonMs : shownMs
  const added = { id: lastId, text, type, durationMs: durationMs ?? usualMs, onUndo, see }
  queue.write([...queue.read(), added])
}

/** Shows the message of a failure. @example save().catch(notifyFailure) */
export const notifyFailure = (failure: unknown) => notify(messageOf(failure), { type: 'error' })

/** Display time of a message without a button while another message waits, in milliseconds. */
const followedMs = 3_000

/** Chooses the messages on the screen: the first, and below one with a button also the next. */
export function shownOf(messages: readonly Notification[]): Notification[] {
  const [first, next] = messages
  if (!first) return []
  if (!next) return [first]
  if (canBePressed(first)) return [first, next]
  return [{ ...first, durationMs: Math.min(first.durationMs, followedMs) }]
}

/** The messages that wait or are shown, in order. */
export const notifications = {
  ...queue,
  drop: (id: number) => queue.write(queue.read().filter((each) => each.id !== id)),
}

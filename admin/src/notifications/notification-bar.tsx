import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { notifications, type Notification } from './notify.ts'
import * as styles from './notification-bar.module.css'

/** Shows the messages of `notify` one after the other, below every page. */
export function NotificationBar() {
  const [first, next] = useSyncExternalStore(notifications.subscribe, notifications.read)
  // A long message without a button gives way to what happened since.
  const isBrief = next !== undefined && first?.onUndo === null
  return (
    // Is always there: only then a dialog that opens leaves it in reach.
    <div data-react-aria-top-layer="true" className={styles.root}>
      {first && (
        <ShownNotification
          key={first.id}
          notification={{
            ...first,
            durationMs: isBrief ? Math.min(first.durationMs, followedMs) : first.durationMs,
          }}
        />
      )}
    </div>
  )
}

/** How long a message is shown once another one waits. */
const followedMs = 3_000

/** Shows one message until its time is over; while a person is at it, the time stands still. */
function ShownNotification({ notification }: { notification: Notification }) {
  const { text, type, durationMs, onUndo } = notification
  const box = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(box)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(notifications.drop, durationMs)
    return () => clearTimeout(timer)
  }, [durationMs, isHeld])
  return (
    <div role="alert" ref={box} className={styles[type]}>
      <span className={styles.text}>{text}</span>
      {onUndo && (
        <Button
          look="inherit"
          onClick={() => {
            notifications.drop()
            onUndo()
          }}
        >
          Undo
        </Button>
      )}
    </div>
  )
}

/** Returns whether the pointer or the focus is in an element. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    for (const [event, isIn] of [
      ['pointerenter', true],
      ['pointerleave', false],
      ['focusin', true],
      ['focusout', false],
    ] as const)
      element.current?.addEventListener(event, () => setHeld(isIn), { signal: listening.signal })
    return () => listening.abort()
  }, [element])
  return isHeld
}

import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { canBePressed, notifications, shownOf, type Notification } from './notify.ts'
import * as styles from './notification-bar.module.css'

/** Shows the messages of `notify` below every page. */
export function NotificationBar() {
  const messages = useSyncExternalStore(notifications.subscribe, notifications.read)
  return (
    // Always on the page: a dialog that opens later keeps it in reach.
    <div data-react-aria-top-layer="true" className={styles.root}>
      {shownOf(messages).map((notification) => (
        <ShownNotification key={notification.id} notification={notification} />
      ))}
    </div>
  )
}

/** Shows one message until its time is over; the time stops while pointer or focus are on it. */
function ShownNotification({ notification }: { notification: Notification }) {
  const { id, text, type, durationMs, onUndo, see } = notification
  const box = useRef<HTMLDivElement>(null)
  const isInUse = useIsInUse(box)
  useEffect(() => {
    if (isInUse) return undefined
    const timer = setTimeout(() => notifications.drop(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isInUse])
  return (
    <div role="alert" ref={box} className={styles[type]}>
      <span className={styles.text}>{text}</span>
      {canBePressed(notification) && (
        <div className={styles.actions}>
          {see && (
            <ButtonAnchor look="inherit" href={see} target="_blank" rel="noopener">
              See it
            </ButtonAnchor>
          )}
          {onUndo && (
            <Button
              look="inherit"
              onClick={() => {
                notifications.drop(id)
                onUndo()
              }}
            >
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Tells whether the pointer or the focus is in an element. */
function useIsInUse(element: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    for (const [event, isIn] of [
      ['pointerenter', true],
      ['pointerleave', false],
      ['focusin', true],
      ['focusout', false],
    ] as const)
      element.current?.addEventListener(event, () => setInUse(isIn), { signal: listening.signal })
    return () => listening.abort()
  }, [element])
  return isInUse
}

import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { canBePressed, notifications, shownOf, type Notification } from './notify.ts'
import * as styles from './notification-bar.module.css'

/** Shows the messages of `notify` below every page. */
export function NotificationBar() {
  const messages = useSyncExternalStore(notifications.subscribe, notifications.read)
  return (
    // Is always there: only then a dialog that opens leaves it in reach.
    <div data-react-aria-top-layer="true" className={styles.root}>
      {shownOf(messages).map((notification) => (
        <ShownNotification key={notification.id} notification={notification} />
      ))}
    </div>
  )
}

/** Shows one message until its time is over; while a person is at it, the time stands still. */
function ShownNotification({ notification }: { notification: Notification }) {
  const { id, text, type, durationMs, onUndo, see } = notification
  const box = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(box)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => notifications.drop(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
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

import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'
import type { AuditEvent } from './audit-events.ts'
import { sayAction } from './activity-words.ts'

/** An audit event as a sentence: who did what, and when. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const { at, staffName } = event
  return (
    <>
      <b>{staffName}</b> {sayAction(event)} <span className={layout.muted}>{formatMoment(at)}</span>
    </>
  )
}

import { hasNoticePassed } from '../../../school/kinds/class-notice.ts'
import type { HeldPress } from '../../../admin/src/drafts/held-press.ts'
import { idOfDraftKey, isNewDraftKey, isSameSubject } from '../../../admin/src/drafts/draft-keys.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button, ButtonLink } from '../../../admin/src/ui/button.tsx'
import { classStatusPath } from '../../../admin/src/entries/kind-pages.ts'
import { readNotice, writeWords } from './notice.ts'

interface UnsentNoticeAlertProps {
  press: HeldPress
  /** the key of the open page’s draft */
  openKey: string
  /** `YYYY-MM-DD` in Manila */
  today: string
  /** publishes the notice; called only on the page of its draft */
  onPublish: () => void
  /** forgets the press, so that nothing asks about the notice again */
  onDiscard: () => void
}

/**
 * Asks whether to publish a notice whose Publish press was not sent before the page closed. The notice
 * is not sent by itself: hours later it may be wrong (docs/decisions/0037).
 */
export function UnsentNoticeAlert({
  press,
  openKey,
  today,
  onPublish,
  onDiscard,
}: UnsentNoticeAlertProps) {
  const notice = readNotice(press.data)
  const headline = `“${writeWords(notice).headline.en}”`
  const pressedAt = formatMoment(press.pressedAt)
  if (hasNoticePassed(notice, today))
    return <PassedNoticeAlert headline={headline} pressedAt={pressedAt} onDiscard={onDiscard} />
  return (
    <Alert
      tone="warning"
      role="note"
      action={
        <>
          {isSameSubject(press.key, openKey) ? (
            <Button look="primary" onClick={onPublish}>
              Publish it now
            </Button>
          ) : (
            <ButtonLink look="primary" to={pageOf(press)}>
              Open the notice
            </ButtonLink>
          )}
          <Button look="inherit" onClick={onDiscard}>
            Do not publish it
          </Button>
        </>
      }
    >
      Not published yet: {headline}. You pressed Publish on {pressedAt}, and there was no connection
      before the page was closed.
    </Alert>
  )
}

/** Returns the page of a notice; of a notice that was never saved, the page for a new notice. */
const pageOf = ({ key }: HeldPress) =>
  isNewDraftKey(key) ? classStatusPath : `${classStatusPath}/${idOfDraftKey(key)}`

interface PassedNoticeAlertProps {
  headline: string
  pressedAt: string
  onDiscard: () => void
}

/** Says that an unsent notice was not published, and asks nothing: its last day has passed. */
const PassedNoticeAlert = ({ headline, pressedAt, onDiscard }: PassedNoticeAlertProps) => (
  <Alert
    tone="info"
    role="note"
    action={
      <Button look="inherit" onClick={onDiscard}>
        OK
      </Button>
    }
  >
    You pressed Publish on {pressedAt}, without a connection. {headline} was not published, and its
    day has passed.
  </Alert>
)

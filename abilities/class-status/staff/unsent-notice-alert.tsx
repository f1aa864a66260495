import { dayInManila } from '../../../school/base/dates.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import type { HeldPress } from '../../../admin/src/drafts/held-press.ts'
import { isNewDraftKey, isSameSubject } from '../../../admin/src/drafts/draft-keys.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button, ButtonLink } from '../../../admin/src/ui/button.tsx'
import { classStatusPath } from '../../../admin/src/entries/kind-pages.ts'
import { readNotice, writeWords } from './notice.ts'

/** Tells whether the last day of an unsent notice has passed: publishing it makes no sense then. */
export function hasNoticePassed({ data }: HeldPress): boolean {
  const { day, lastDay } = readNotice(data)
  return (lastDay ?? day) < dayInManila(new Date(serverNow()))
}

interface HeldQuestionProps {
  press: HeldPress
  /** the key of the open page’s draft */
  openKey: string
  onPublish: () => void
  onForget: () => void
}

/**
 * Asks about a press that was not sent before its page was closed: hours later a notice may be wrong,
 * so it is not sent by itself (docs/decisions/0037).
 */
export function HeldQuestion({ press, openKey, onPublish, onForget }: HeldQuestionProps) {
  const notice = readNotice(press.data)
  const headline = `“${writeWords(notice).headline.en}”`
  const hasPassed = hasNoticePassed(press)
  const at = formatMoment(press.pressedAt)
  const forget = (
    <Button look="inherit" onClick={onForget}>
      {hasPassed ? 'OK' : 'Do not publish it'}
    </Button>
  )
  if (hasPassed)
    return (
      <Alert tone="info" role="note" action={forget}>
        You pressed Publish on {at}, without a connection. {headline} was not published, and its day
        has passed.
      </Alert>
    )
  const [, id = ''] = press.key.split('/')
  // A notice that was never saved has no address: the page of a new one asks about it.
  const page = isNewDraftKey(press.key) ? classStatusPath : `${classStatusPath}/${id}`
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
            <ButtonLink look="primary" to={page}>
              Open it
            </ButtonLink>
          )}
          {forget}
        </>
      }
    >
      Not published yet: {headline}. You pressed Publish on {at}, and there was no connection before
      the page was closed.
    </Alert>
  )
}

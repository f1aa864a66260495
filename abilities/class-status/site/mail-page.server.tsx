import type { RouterContextProvider } from 'react-router'
import { findByToken } from '../email-subscriptions.server.ts'
import { choicesOf } from '../subscriptions.server.ts'
import { tidyToken } from '../../../school/staff/accounts/secret-token.server.ts'
import { readContext } from '../../../site/context.server.ts'
import { notifyStyle } from './notify-style.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import type { SubscriptionChoices } from '../subscription.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { ChoiceFields } from './choice-fields.server.tsx'
import { FormOutcome } from './email-form.server.tsx'
import { StatusLink } from './status-link.server.tsx'

/** Draws `/status/mail/:token`, where a subscriber by e-mail confirms, changes or stops. */
export async function drawSubscription(
  context: Readonly<RouterContextProvider>,
  copiedToken: string,
  said: string | null,
): Promise<Response> {
  const { source, t } = readContext(context)
  const { database, now } = source
  const token = tidyToken(copiedToken)
  const row = await findByToken(database, token, now())
  const isConfirmed = row !== null && row.confirmed_at !== null
  return drawSmallPage(context, {
    title: t(row ? 'status.mailYours' : 'status.mailDead'),
    description: t('status.mailIntro'),
    path: null,
    status: row ? 200 : 404,
    children: row
      ? drawMailPage({ t, token, email: row.address, choices: choicesOf(row), isConfirmed, said })
      : drawDeadLink(t),
    style: statusStyle + notifyStyle,
  })
}

interface MailPage {
  t: Translate
  /** of the subscription that the link is for */
  token: string
  email: string
  choices: SubscriptionChoices
  isConfirmed: boolean
  /** names the outcome of the last action */
  said: string | null
}

const sayings: Record<string, { kind: 'on' | 'failed'; key: PlainKey }> = {
  confirmed: { kind: 'on', key: 'status.mailConfirmed' },
  changed: { kind: 'on', key: 'status.notifyChanged' },
  nolevel: { kind: 'failed', key: 'status.notifyNoLevel' },
  full: { kind: 'failed', key: 'status.mailFull' },
}

/** Draws the page of a subscription: to confirm it, to change it, and to stop it. */
function drawMailPage({ t, token, email, choices, isConfirmed, said }: MailPage) {
  const saying = sayings[said ?? '']
  const address = pageAddress(t.language, '/status/mail/:token', { token })
  return (
    <>
      <h1>{t(isConfirmed ? 'status.mailYours' : 'status.mailConfirmTitle')}</h1>
      {saying && <FormOutcome kind={saying.kind}>{t(saying.key)}</FormOutcome>}
      <p>{t(isConfirmed ? 'status.mailGets' : 'status.mailWillGet', { email })}</p>
      <form method="post" action={address}>
        <ChoiceFields t={t} {...choices} />
        <p className="buttons">
          <button name="do" value="confirm">
            {t(isConfirmed ? 'status.notifyChange' : 'status.mailConfirm')}
          </button>
          <button name="do" value="stop">
            {t(isConfirmed ? 'status.mailStop' : 'status.mailForget')}
          </button>
        </p>
      </form>
      <StatusLink t={t} />
    </>
  )
}

/** Draws what a link shows that does not work any more. */
const drawDeadLink = (t: Translate) => (
  <>
    <h1>{t('status.mailDead')}</h1>
    <p>{t('status.mailDeadText')}</p>
    <p className="links">
      <a href={`${pageAddress(t.language, '/status/notify')}#mail`}>{t('status.mailTitle')}</a>
    </p>
    <StatusLink t={t} />
  </>
)

import type { RouterContextProvider } from 'react-router'
import { findByToken } from '../email-subscriptions.server.ts'
import { choicesOf } from '../subscriptions.server.ts'
import { tidyToken } from '../../../school/staff/accounts/secret-token.server.ts'
import { readContext } from '../../../site/context.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import type { SubscriptionChoices } from '../subscription.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { StatusLink } from './status-link.server.tsx'
import { ChoiceFields, FormOutcome, subscriptionStyle } from './subscription-form.server.tsx'

/**
 * Draws `/status/mail/:token`, where a subscriber by e-mail confirms, changes or stops.
 *
 * @param copiedToken as it is in the address, perhaps with signs around it
 * @param outcome of the last action, by its name in `outcomes`
 */
export async function drawMailPage(
  context: Readonly<RouterContextProvider>,
  copiedToken: string,
  outcome: string | null,
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
    children: row ? (
      <Subscription
        t={t}
        token={token}
        email={row.address}
        choices={choicesOf(row)}
        isConfirmed={isConfirmed}
        outcome={outcome}
      />
    ) : (
      <DeadLink t={t} />
    ),
    style: subscriptionStyle,
  })
}

interface SubscriptionProps {
  t: Translate
  /** of the subscription that the link is for */
  token: string
  email: string
  choices: SubscriptionChoices
  isConfirmed: boolean
  outcome: string | null
}

/** Outcomes of the form, by their names in the address. */
const outcomes: Record<string, { kind: 'on' | 'failed'; key: PlainKey }> = {
  confirmed: { kind: 'on', key: 'status.mailConfirmed' },
  changed: { kind: 'on', key: 'status.notifyChanged' },
  nolevel: { kind: 'failed', key: 'status.notifyNoLevel' },
  full: { kind: 'failed', key: 'status.mailFull' },
}

/** A subscription, with a form to confirm, change or stop it. */
function Subscription({ t, token, email, choices, isConfirmed, outcome }: SubscriptionProps) {
  const shown = outcomes[outcome ?? '']
  const address = pageAddress(t.language, '/status/mail/:token', { token })
  return (
    <>
      <h1>{t(isConfirmed ? 'status.mailYours' : 'status.mailConfirmTitle')}</h1>
      {shown && <FormOutcome kind={shown.kind}>{t(shown.key)}</FormOutcome>}
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

/** Says that a link does not work any more, and how to get another. */
const DeadLink = ({ t }: { t: Translate }) => (
  <>
    <h1>{t('status.mailDead')}</h1>
    <p>{t('status.mailDeadText')}</p>
    <p className="links">
      <a href={`${pageAddress(t.language, '/status/notify')}#mail`}>{t('status.mailTitle')}</a>
    </p>
    <StatusLink t={t} />
  </>
)

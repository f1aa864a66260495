import type { SubscriptionChoices } from '../subscription.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { ChoiceFields } from './choice-fields.server.tsx'
import { Said } from './email-form.server.tsx'

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
export function drawMailPage({ t, token, email, choices, isConfirmed, said }: MailPage) {
  const saying = sayings[said ?? '']
  const address = pageAddress(t.language, '/status/mail/:token', { token })
  return (
    <>
      <h1>{t(isConfirmed ? 'status.mailYours' : 'status.mailConfirmTitle')}</h1>
      {saying && <Said kind={saying.kind}>{t(saying.key)}</Said>}
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
      <SeeStatus t={t} />
    </>
  )
}

/** Draws what a link shows that does not work any more. */
export const drawDeadLink = (t: Translate) => (
  <>
    <h1>{t('status.mailDead')}</h1>
    <p>{t('status.mailDeadText')}</p>
    <p className="links">
      <a href={`${pageAddress(t.language, '/status/notify')}#mail`}>{t('status.mailTitle')}</a>
    </p>
    <SeeStatus t={t} />
  </>
)

const SeeStatus = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
  </p>
)

import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { ChoiceFields } from './choice-fields.server.tsx'
import type { EmailDraft } from './email-draft.ts'
import { EmailForm } from './email-form.server.tsx'

/** Messages that the script shows below the form, by the attribute that holds each. */
const sayings: Record<string, PlainKey> = {
  'data-wait': 'status.notifyWait',
  'data-on': 'status.notifyOn',
  'data-changed': 'status.notifyChanged',
  'data-ison': 'status.notifyIsOn',
  'data-off': 'status.notifyOff',
  'data-nolevel': 'status.notifyNoLevel',
  'data-blocked': 'status.notifyBlocked',
  'data-failed': 'status.notifyFailed',
}

interface NotifyProps {
  /** with which phones subscribe; `null` where none can */
  key: string | null
  /** class notices can go to e-mail addresses */
  hasMail: boolean
  /** an address that was not taken */
  draft: EmailDraft | null
  /** names the last action with the form for e-mail */
  done: string | null
}

/** Draws the page on which a phone or an e-mail address is subscribed. */
export const drawNotify = (t: Translate, { key, hasMail, draft, done }: NotifyProps) => (
  <>
    <h1>{t('status.notifyTitle')}</h1>
    <p>{t('status.notifyIntro')}</p>
    {hasMail && (
      <p className="links">
        <a href="#mail">{t('status.mailTitle')}</a>
      </p>
    )}
    {key === null ? <p>{t('status.notifyNotNow')}</p> : <PhoneForm t={t} publicKey={key} />}
    <section>
      <h2>{t('status.notifyIphone')}</h2>
      <ol>
        <li>{t('status.notifyIphone1')}</li>
        <li>{t('status.notifyIphone2')}</li>
        <li>{t('status.notifyIphone3')}</li>
      </ol>
    </section>
    {hasMail && <EmailForm t={t} draft={draft} done={done} />}
    <section>
      <h2>{t('status.notifyKept')}</h2>
      <p>{t('status.notifyKeptText')}</p>
      {hasMail && <p>{t('status.mailKept')}</p>}
    </section>
    <p className="links">
      <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
    </p>
  </>
)

/** The script shows the form where the browser can do what it is for. */
const PhoneForm = ({ t, publicKey }: { t: Translate; publicKey: string }) => (
  <>
    <p data-without-script="">{t('status.notifyNoScript')}</p>
    <p data-cannot="" hidden>
      {t('status.notifyCannot')}
    </p>
    <form data-key={publicKey} data-path="/api/class-status/phone" hidden>
      <ChoiceFields t={t} />
      <p className="buttons">
        <button data-start={t('status.notifyStart')} data-change={t('status.notifyChange')}>
          {t('status.notifyStart')}
        </button>
        <button type="button" hidden>
          {t('status.notifyStop')}
        </button>
      </p>
      <p
        role="status"
        {...Object.fromEntries(Object.entries(sayings).map(([name, key]) => [name, t(key)]))}
      />
    </form>
  </>
)

import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import type { EmailDraft } from './notify-settings.server.ts'
import { ChoiceFields, FormOutcome } from './subscription-form.server.tsx'

interface EmailFormProps {
  t: Translate
  /** the input that was refused */
  draft: EmailDraft | null
  /** the last action: `asked` for a link, or `stopped` */
  done: string | null
}

/** Draws the form that subscribes an e-mail address; it works without a script. */
export const EmailForm = ({ t, draft, done }: EmailFormProps) => {
  const problem = draft?.problems.find(({ field }) => field === 'email')?.message
  return (
    <section id="mail">
      <h2>{t('status.mailTitle')}</h2>
      {done === 'stopped' && <FormOutcome kind="off">{t('status.mailStopped')}</FormOutcome>}
      {done === 'asked' ? (
        <>
          <FormOutcome kind="on">{t('status.mailAsked')}</FormOutcome>
          <p>{t('status.mailAskedText')}</p>
        </>
      ) : (
        <>
          <p>{t('status.mailIntro')}</p>
          {draft && <FormOutcome kind="failed">{problemText(t, draft)}</FormOutcome>}
          <form method="post" action={pageAddress(t.language, '/status/notify')}>
            <label className="field">
              {t('status.mailAddress')}
              <input
                // A field of the type `email` would refuse an address with a name or full stop beside it.
                type="text"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                defaultValue={draft?.email}
                {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': 'said' })}
              />
            </label>
            <ChoiceFields
              t={t}
              {...(draft && { levels: draft.levels, language: draft.language })}
            />
            <p className="buttons">
              <button>{t('status.mailSend')}</button>
            </p>
          </form>
        </>
      )}
    </section>
  )
}

/** Says what is wrong, and what to do. */
function problemText(t: Translate, { problem, problems }: EmailDraft): string {
  if (problem === 'busy') return t('status.mailBusy')
  if (problem === 'full') return t('status.mailFull')
  return problems.map(({ message }) => message).join(' ')
}

import { renderToStaticMarkup } from 'react-dom/server'
import { createContext } from 'react-router'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { officeKeys } from '../../../site/ask/message-keys.ts'
import type { UnsentQuestion } from '../../../site/ask/question-form.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as styles from '../../../site/ask/ask-section.module.css'

/** A sent question that was not stored: /ask-us shows its form again, with the reason. */
export const unsentQuestion = createContext<UnsentQuestion | null>(null)

/** Draws the confirmation of a stored question as HTML, which /ask-us shows instead of the form. */
export function drawConfirmation(
  t: Translate,
  { reference, office, hasFile }: { reference: string; office: string; hasFile: boolean },
): string {
  const department = departmentTags.find((tag) => tag === office)
  return renderToStaticMarkup(
    <div className="prose">
      <h2 id="ask-title" className={styles.reference}>
        {t('ask.reference')} <strong>{reference}</strong>
      </h2>
      <p>{t('ask.keepReference')}</p>
      <p>
        {department
          ? t('ask.sentOffice', { office: t(officeKeys[department]) })
          : t('ask.sentSchool')}
      </p>
      {hasFile && <p>{t('ask.sentFile')}</p>}
      <p>{t('ask.sentErase')}</p>
      <p>
        <a href={pageAddress(t.language, '/ask-us')} className={buttonStyles.quiet}>
          {t('ask.askAnother')}
        </a>
      </p>
    </div>,
  )
}

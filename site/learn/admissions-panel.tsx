import { contentLanguage } from '../languages/content-language.ts'
import type { Admission } from '../../school/kinds/admissions.ts'
import { admissionAnchor } from '../../school/kinds/section-anchors.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './admissions-panel.module.css'
import * as stateStyles from '../ui/state.module.css'

interface AdmissionsPanelProps {
  admission: Admission | null
  /** when the requirements were last checked, such as 'March 2025' */
  updated: string
  /** only the college shows a QR code (spec 2), and only when it leads to an address */
  isCollege: boolean
  qrCode: string | null
}

/** The requirements for admission (spec 2, admissions panel). */
export function AdmissionsPanel({ admission, updated, isCollege, qrCode }: AdmissionsPanelProps) {
  const t = useMessages()
  if (!admission || admission.sections.length === 0) {
    return (
      <section className={styles.root} id="admissions" aria-labelledby="admissions-title">
        <h2 id="admissions-title">{t('common.admissions')}</h2>
        <p className={stateStyles.root}>{t('learn.noData')}</p>
      </section>
    )
  }
  return (
    <section className={styles.root} id="admissions" aria-labelledby="admissions-title">
      <h2 id="admissions-title" lang={contentLanguage(t, admission)}>
        {admission.title} *
      </h2>
      <p className={styles.note}>{t('learn.updated', { month: updated })}</p>
      <div className={styles.sections}>
        {admission.sections.map(({ heading, description, requirements, ...section }) => (
          <section key={heading} id={admissionAnchor(heading)} lang={contentLanguage(t, section)}>
            <h3>{heading}</h3>
            {description && <p>{description}</p>}
            {requirements.length > 0 && (
              <ul>
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {isCollege && qrCode && admission.registrationUrl && (
          <figure className={styles.qrCode}>
            <img src={qrCode} alt={t('learn.qrCode')} width="220" height="220" />
            <figcaption>
              <a href={admission.registrationUrl} target="_blank" rel="noopener noreferrer">
                {t('learn.scanQrCode')}
              </a>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

import { contentLanguage } from '../languages/content-language.ts'
import type { AdmissionView } from '../../school/content/reference/read-departments.server.ts'
import { PaperSections } from './paper-sections.tsx'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './admissions-panel.module.css'
import * as stateStyles from '../ui/state.module.css'

interface AdmissionsPanelProps {
  admission: AdmissionView | null
  /** time of the last check of the requirements, such as 'March 2025' */
  updated: string
  /** the QR code as HTML, which only the college shows (spec 2) */
  qrCode: string | null
}

/** The requirements for admission (spec 2, admissions panel). */
export function AdmissionsPanel({ admission, updated, qrCode }: AdmissionsPanelProps) {
  const t = useMessages()
  const isKnown = admission !== null && admission.sections.length > 0
  return (
    <section className={styles.root} id="admissions" aria-labelledby="admissions-title">
      <h2 id="admissions-title" lang={isKnown ? contentLanguage(t, admission) : undefined}>
        {isKnown ? `${admission.title} *` : t('common.admissions')}
      </h2>
      {isKnown ? (
        <>
          <p className={styles.note}>{t('learn.updated', { month: updated })}</p>
          <div className={styles.sections}>
            <div>
              <PaperSections sections={admission.sections} isFolded />
            </div>
            {qrCode && <p className={styles.qrCode} dangerouslySetInnerHTML={{ __html: qrCode }} />}
          </div>
        </>
      ) : (
        <p className={stateStyles.root}>{t('learn.noData')}</p>
      )}
    </section>
  )
}

import { contentLanguage } from '../languages/content-language.ts'
import type { AdmissionView } from '../../school/content/reference/read-departments.server.ts'
import { PaperSections } from './paper-sections.tsx'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './admissions-panel.module.css'
import * as stateStyles from '../ui/state.module.css'

interface AdmissionsPanelProps {
  admission: AdmissionView | null
  /** month of the last check of the requirements, as staff wrote it: 'March 2025' */
  checkedMonth: string
  /** HTML that `drawRegistrationCode` returns; only the college has a QR code (spec 2) */
  qrCodeHtml: string | null
}

/** Shows the requirements for admission, if there are any (spec 2, admissions panel). */
export function AdmissionsPanel({ admission, checkedMonth, qrCodeHtml }: AdmissionsPanelProps) {
  const t = useMessages()
  const hasRequirements = admission !== null && admission.sections.length > 0
  return (
    <section className={styles.root} id="admissions" aria-labelledby="admissions-title">
      <h2 id="admissions-title" lang={hasRequirements ? contentLanguage(t, admission) : undefined}>
        {/* The asterisk refers to the note `learn.updated` below, which begins with one too. */}
        {hasRequirements ? `${admission.title} *` : t('common.admissions')}
      </h2>
      {hasRequirements ? (
        <>
          <p className={styles.note}>{t('learn.updated', { month: checkedMonth })}</p>
          <div className={styles.sections}>
            {/* Keeps all sections in one column of the grid; the QR code is the other column. */}
            <div>
              <PaperSections sections={admission.sections} isFolded />
            </div>
            {qrCodeHtml && (
              <p className={styles.qrCode} dangerouslySetInnerHTML={{ __html: qrCodeHtml }} />
            )}
          </div>
        </>
      ) : (
        <p className={stateStyles.root}>{t('learn.noData')}</p>
      )}
    </section>
  )
}

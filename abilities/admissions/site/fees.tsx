import type { AdmissionGuide } from '../../../school/kinds/admission-guide.ts'
import type { SiteSettings } from '../../../school/kinds/site-settings.ts'
import { OfficeContacts } from '../../../site/ui/contact-links.tsx'
import { useMessages } from '../../../site/languages/use-messages.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as styles from './fees.module.css'

/** The fees of a level. */
export function FeeTable({
  level,
  guide: { fees, schoolYear },
}: {
  level: string
  guide: Pick<AdmissionGuide, 'fees' | 'schoolYear'>
}) {
  const t = useMessages()
  const hasTimes = fees.some(({ when }) => when)
  return (
    <table className={styles.root}>
      <caption>
        {schoolYear
          ? t('learn.feesOfYear', { level, year: schoolYear })
          : t('learn.feesOf', { level })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('learn.feeItem')}</th>
          <th scope="col">{t('learn.feeAmount')}</th>
          {hasTimes && <th scope="col">{t('learn.feeWhen')}</th>}
        </tr>
      </thead>
      <tbody>
        {fees.map(({ item, amount, when }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td>{formatPesos(amount, t.language)}</td>
            {hasTimes && <td>{when}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats an amount: '₱25,000' or '₱350.50'. */
const formatPesos = (amount: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'PHP',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** Says whom to ask for fees that are not on the site: the offices whose contacts are known. */
export function AskForFees({
  contacts,
  askAddress,
}: {
  contacts: SiteSettings['contacts']
  /** the question form, filled in */
  askAddress: string
}) {
  const t = useMessages()
  const known = contacts.filter(({ phone, email }) => phone ?? email)
  return (
    <div className={styles.ask}>
      <p>{t('learn.askForFeesText')}</p>
      {known.length > 0 && <OfficeContacts contacts={known} />}
      <a href={askAddress} className={buttonStyles.root}>
        {t('learn.askSchool')}
      </a>
    </div>
  )
}

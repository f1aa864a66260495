import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from './outside-link.tsx'
import * as styles from './contact-links.module.css'

/** A phone number as a link that calls it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
)

/** An e-mail address as a link that writes to it. */
export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>

interface ContactListProps {
  page: string | null
  pageLabel: string
  email: string | null
  phone: string | null
  /** shown where a value is missing */
  missing: string
}

/** Social page, e-mail and phone of an office. */
export function ContactList({ page, pageLabel, email, phone, missing }: ContactListProps) {
  const t = useMessages()
  return (
    <dl className={styles.root}>
      <div>
        <dt>{t('common.socialPage')}</dt>
        <dd>{page ? <OutsideLink to={page}>{pageLabel}</OutsideLink> : missing}</dd>
      </div>
      <div>
        <dt>{t('common.email')}</dt>
        <dd>{email ? <EmailLink email={email} /> : missing}</dd>
      </div>
      <div>
        <dt>{t('common.phone')}</dt>
        <dd>{phone ? <PhoneLink phone={phone} /> : missing}</dd>
      </div>
    </dl>
  )
}

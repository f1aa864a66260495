import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from './outside-link.tsx'
import * as styles from './contact-links.module.css'

/** Returns the address that calls a phone number. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A phone number as a link that calls it. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={telAddress(phone)}>{phone}</a>

/** An e-mail address as a link that writes to it. */
export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>

interface ContactListProps {
  page: string | null
  pageLabel: string
  email: string | null
  phone: string | null
}

/** Social page, e-mail and phone of an office, as far as they are known. */
export function ContactList({ page, pageLabel, email, phone }: ContactListProps) {
  const t = useMessages()
  return (
    <dl className={styles.root}>
      {page && (
        <div>
          <dt>{t('common.socialPage')}</dt>
          <dd>
            <OutsideLink to={page}>{pageLabel}</OutsideLink>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('common.email')}</dt>
          <dd>
            <EmailLink email={email} />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('common.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
      )}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { phonePieces } from '../../school/base/contact.ts'
import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from './outside-link.tsx'
import * as styles from './contact-links.module.css'

/** A text with phone numbers, each as a link that calls the number. */
const PhoneLink = ({ phone }: { phone: string }) =>
  phonePieces(phone).map(({ text, address }) =>
    address ? (
      <a key={address} href={address}>
        {text}
      </a>
    ) : (
      text
    ),
  )

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

interface OfficeContactsProps {
  contacts: readonly {
    label: string
    phone: string | null
    email: string | null
    /** shown when neither number nor address is known */
    whenUnknown?: ReactNode
  }[]
}

/** Offices, each with its phone number and e-mail address as far as they are known. */
export const OfficeContacts = ({ contacts }: OfficeContactsProps) => (
  <dl>
    {contacts.map(({ label, phone, email, whenUnknown }) => (
      <div key={label}>
        <dt>{label}</dt>
        {phone && (
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        )}
        {email && (
          <dd>
            <EmailLink email={email} />
          </dd>
        )}
        {!phone && !email && whenUnknown && <dd>{whenUnknown}</dd>}
      </div>
    ))}
  </dl>
)

import { phonePieces } from '../../school/base/contact.ts'
import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from './outside-link.tsx'
import * as styles from './contact-links.module.css'

/** A phone number as a link that calls it; of several, each is a link. */
export const PhoneLink = ({ phone }: { phone: string }) =>
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

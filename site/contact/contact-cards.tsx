import { readPhones } from '../../school/base/contact.ts'
import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import * as styles from './contact-cards.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** An office and the ways to reach the office; `null` where a way is unknown. */
export interface Contact {
  name: string
  phone: string | null
  email: string | null
  url?: string | null | undefined
}

/** A card for each office, with buttons to call and to write. */
export const ContactCards = ({ contacts }: { contacts: readonly Contact[] }) => (
  <ul className={styles.root}>
    {contacts.map((contact) => (
      <li key={contact.name}>
        <h3>{contact.name}</h3>
        <p>
          <ContactButtons {...contact} />
        </p>
      </li>
    ))}
  </ul>
)

function ContactButtons({ phone, email, url }: Contact) {
  const t = useMessages()
  return (
    <>
      <CallButtons phone={phone} className={buttonStyles.root} />
      {email && (
        <a href={`mailto:${email}`} className={buttonStyles.quiet}>
          {t('pages.writeTo', { email })}
        </a>
      )}
      {url && (
        <OutsideLink to={url} className={buttonStyles.quiet}>
          {t('pages.visit')}
        </OutsideLink>
      )}
    </>
  )
}

interface CallButtonsProps {
  /** a text with any number of phone numbers */
  phone: string | null
  className: string | undefined
}

/** A button for each phone number, which calls it. */
export function CallButtons({ phone, className }: CallButtonsProps) {
  const t = useMessages()
  return readPhones(phone ?? '').map(({ text, address }) => (
    <a key={address} href={address} className={className}>
      {t('pages.call', { phone: text })}
    </a>
  ))
}

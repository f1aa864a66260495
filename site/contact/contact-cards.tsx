import { readPhones } from '../../school/base/contact.ts'
import { useMessages } from '../languages/use-messages.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { askAddress } from './ask-address.ts'
import * as styles from './contact-cards.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** An office and the ways to reach it; unknown ones are `null`. */
export interface Contact {
  name: string
  phone: string | null
  email: string | null
  url: string | null
}

/**
 * A card for each office with buttons that call it and write to it. Without a contact of its own, an
 * office leads to where a question is answered.
 */
export const ContactCards = ({ contacts }: { contacts: readonly Contact[] }) => (
  <ul className={styles.root}>
    {contacts.map((contact) => (
      <li key={contact.name}>
        <h3>{contact.name}</h3>
        <p>
          <Ways {...contact} />
        </p>
      </li>
    ))}
  </ul>
)

function Ways({ name, phone, email, url }: Contact) {
  const t = useMessages()
  if (!phone && !email && !url)
    return (
      <a href={askAddress(t.language)} aria-label={t('pages.askOffice', { office: name })}>
        {t('common.askUs')}
      </a>
    )
  return (
    <>
      {readPhones(phone ?? '').map(({ text, address }) => (
        <a key={address} href={address} className={buttonStyles.root}>
          {t('pages.call', { phone: text })}
        </a>
      ))}
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

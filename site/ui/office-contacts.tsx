import type { ReactNode } from 'react'
import type { SiteSettings } from '../../school/kinds/site-settings.ts'
import { EmailLink, PhoneLink } from './contact-links.tsx'

type Contact = SiteSettings['contacts'][number]

interface OfficeContactsProps {
  contacts: readonly Contact[]
  /** draws what is shown for an office of which neither number nor address is known */
  whenUnknown?: (contact: Contact) => ReactNode
}

/** Offices, each with its phone number and e-mail address as far as they are known. */
export const OfficeContacts = ({ contacts, whenUnknown }: OfficeContactsProps) => (
  <dl>
    {contacts.map((contact) => (
      <div key={contact.label}>
        <dt>{contact.label}</dt>
        {contact.phone && (
          <dd>
            <PhoneLink phone={contact.phone} />
          </dd>
        )}
        {contact.email && (
          <dd>
            <EmailLink email={contact.email} />
          </dd>
        )}
        {!contact.phone && !contact.email && whenUnknown && <dd>{whenUnknown(contact)}</dd>}
      </div>
    ))}
  </dl>
)

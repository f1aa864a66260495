import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from './contact-links.tsx'

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

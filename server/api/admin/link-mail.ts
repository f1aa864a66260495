import type { Mail } from '../../mail.ts'

const words = {
  invitation: {
    subject: 'You are invited to work on the DYCI website',
    first: 'With this link you choose your password and sign in. It works once, within 7 days:',
  },
  reset: {
    subject: 'A new password for the DYCI website',
    first: 'With this link you choose a new password. It works once, within 24 hours:',
  },
} as const

/** The mail that carries a one-time link. */
export const linkMail = (
  person: { name: string; email: string },
  purpose: keyof typeof words,
  link: string,
): Mail => ({
  to: person.email,
  subject: words[purpose].subject,
  text: `Hello ${person.name},\n\n${words[purpose].first}\n\n${link}\n\nIf you did not expect this, tell an administrator and do not use the link.\n`,
})

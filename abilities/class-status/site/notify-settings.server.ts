import { createContext } from 'react-router'

/** Refused input of the form for e-mail, and the reason. */
export interface EmailDraft {
  email: string
  levels: readonly string[]
  language: string
  problem: 'invalid' | 'busy' | 'full'
  problems: readonly { field: string; message: string }[]
}

/** Ways to tell people, for the page where they ask for it. */
export const notifySettings = createContext<{
  hasMail: boolean
  /** reads the key with which phones subscribe; `null` where none can */
  readPhoneKey: () => Promise<string | null>
}>({ hasMail: false, readPhoneKey: () => Promise.resolve(null) })

/** An address that was sent and refused: /status/notify shows it again, with the reason. */
export const emailDraft = createContext<EmailDraft | null>(null)

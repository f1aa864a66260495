import { createContext } from 'react-router'

/** Input of the form for e-mail that was refused, and the reason. */
export interface EmailDraft {
  email: string
  levels: readonly string[]
  language: string
  problem: 'invalid' | 'busy' | 'full'
  problems: readonly { field: string; message: string }[]
}

/** The ways to send class notices, for the page where people subscribe. */
export const notifySettings = createContext<{
  hasMail: boolean
  /** reads the key with which phones subscribe; `null` where none can */
  readPhoneKey: () => Promise<string | null>
}>({ hasMail: false, readPhoneKey: () => Promise.resolve(null) })

/** The refused input, which /status/notify shows again with the reason. */
export const emailDraft = createContext<EmailDraft | null>(null)

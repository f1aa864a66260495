/** Refused input of the form for e-mail, and the reason. */
export interface EmailDraft {
  email: string
  levels: readonly string[]
  language: string
  problem: 'invalid' | 'busy' | 'full'
  problems: readonly { field: string; message: string }[]
}

/** What someone typed into the form for e-mail, and why it was not taken. */
export interface EmailDraft {
  email: string
  levels: readonly string[]
  language: string
  problem: 'invalid' | 'busy' | 'full'
  problems: readonly { field: string; message: string }[]
}

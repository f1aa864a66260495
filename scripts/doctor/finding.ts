/** Result of one check. */
export interface Finding {
  /** `look`: works, but an operator should know; `fault`: must be put right */
  level: 'ok' | 'look' | 'fault'
  about: string
  /** the fact, and what to do about it */
  text: string
}

/** Makes the findings of one subject, such as `Disk`. */
export const findings = (about: string) => ({
  ok: (text: string): Finding => ({ level: 'ok', about, text }),
  look: (text: string): Finding => ({ level: 'look', about, text }),
  fault: (text: string): Finding => ({ level: 'fault', about, text }),
})

/** Describes an error in a few words, such as `ECONNREFUSED`. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return code ?? (error.message || String((error as NodeJS.ErrnoException).code))
}

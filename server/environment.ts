import * as z from 'zod'

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()

const httpOrigin = optionalText.transform((text, context) => {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  // Whatever else an address can hold would be dropped without a word.
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    context.addIssue('must be an address such as https://www.example.edu.ph, without a path.')
    return z.NEVER
  }
  return url.origin
})

const wholeNumber = (least: number, most: number, standard: number) =>
  z.coerce
    .number(`must be a number from ${least} to ${most}.`)
    .int(`must be a whole number from ${least} to ${most}.`)
    .min(least, `must be a number from ${least} to ${most}.`)
    .max(most, `must be a number from ${least} to ${most}.`)
    .default(standard)

const environmentSchema = z.object({
  /** port to listen on; 0 takes a free one */
  PORT: wholeNumber(0, 65_535, 3000),
  /** address to listen on */
  HOST: optionalText.transform((text) => text ?? '127.0.0.1'),
  /** the site's own address as visitors type it, for canonical links; unset: http://localhost and the port */
  PUBLIC_ORIGIN: httpOrigin,
  DATA_DIR: optionalText.transform((text) => text ?? './data'),
  DATABASE_URL: optionalText.refine((text) => !text || /^postgres(ql)?:\/\//.test(text), {
    message: 'must begin with postgres:// (leave it out to use SQLite).',
  }),
  /** where news and announcements come from; unset: this database */
  CONTENT_HOST: httpOrigin,
  /** processes that answer requests */
  WORKERS: wholeNumber(1, 64, 1),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent.')
    .default('info'),
})

export type Environment = z.output<typeof environmentSchema> & { PUBLIC_ORIGIN: string }

/**
 * Reads the configuration once, at the start.
 * @throws with one sentence a wrong value, naming the variable and what it takes
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const named = Object.keys(environmentSchema.shape)
  const given = Object.fromEntries(named.flatMap((name) => (variables[name]?.trim() ? [[name, variables[name]]] : [])))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`The configuration cannot be used. ${sentences.join(' ')}`)
  }
  return { ...parsed.data, PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}` }
}

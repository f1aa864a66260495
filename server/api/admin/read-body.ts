import type * as z from 'zod'
import { plainIssue, type FieldProblem } from '../../../school/base/check-fields.ts'
import { refuse, refuseFields, type Refusal } from './refusals.ts'

/** Maximum size of a body, in bytes; files have their own limit (media). */
export const bodyLimitBytes = 1_000_000

/** The limit for calls without a session: many at once must not fill the memory. */
export const openBodyLimitBytes = 10_000

export const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))

/**
 * Reads and checks the JSON body of a call. A missing body counts as `{}`.
 *
 * @param limitBytes maximum size
 */
export async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  limitBytes: number,
): Promise<{ value: Body } | Refusal<'too-large' | 'unreadable' | 'invalid'>> {
  const text = await readText(request, limitBytes)
  if (text === null) {
    const kilobytes = Math.floor(limitBytes / 1000)
    return refuse('too-large', { error: `Send ${kilobytes} kB at most.` })
  }
  const json = text === '' ? {} : parseJson(text)
  if (json === undefined) return refuse('unreadable')
  const parsed = schema.safeParse(json, { error: plainIssue })
  return parsed.success ? { value: parsed.data } : refuseFields(problemsOf(parsed.error))
}

/** @returns `null` when the body is longer than the limit; the rest is not read */
export async function readText(request: Request, limitBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns `undefined` when the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

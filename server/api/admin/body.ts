import type * as z from 'zod'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { plainIssue } from '../../../school/plain-issue.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** Longest body of a call, in bytes; files have a limit of their own (media). */
export const bodyLimit = 1_000_000

/** The same for the calls that are open to anybody: many at once must not fill the memory. */
export const openBodyLimit = 10_000

export interface FieldProblem {
  field: string
  message: string
}

/** A refusal as docs/staff-api.md describes it. */
export function refuse(
  context: StaffContext,
  status: ContentfulStatusCode,
  reason: string,
  error: string,
  more: Record<string, unknown> = {},
): Response {
  return context.json({ error, reason, ...more }, status)
}

/** The refusal of fields, each with its own sentence. */
export const refuseFields = (context: StaffContext, problems: readonly FieldProblem[]) =>
  refuse(context, 422, 'invalid', 'Some fields need another look.', { problems })

export const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))

/**
 * A handler that gets its JSON body checked: 413 when it is too long, 400 when it is no JSON, 422
 * when fields are wrong.
 * @param limit longest body, in bytes
 */
export function withBody<Body>(
  schema: z.ZodType<Body>,
  handle: (context: StaffContext, body: Body) => Promise<Response> | Response,
  limit = bodyLimit,
): StaffRoute['handle'] {
  return async (context) => {
    const text = await readText(context.req.raw, limit)
    if (text === null) {
      return refuse(context, 413, 'too-large', `Send ${Math.floor(limit / 1000)} kB at most.`)
    }
    const json = parseJson(text)
    if (json === undefined) return refuse(context, 400, 'unreadable', 'Send the fields as JSON.')
    const parsed = schema.safeParse(json, { error: plainIssue })
    return parsed.success
      ? handle(context, parsed.data)
      : refuseFields(context, problemsOf(parsed.error))
  }
}

/** @returns `null` when the body is longer than the limit, of which no more than that is read */
async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns `undefined` when the text is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

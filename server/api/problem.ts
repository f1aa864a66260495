import { z } from '@hono/zod-openapi'

/** The body of every refusal of the API. */
const problemSchema = z
  .object({
    error: z.string().openapi({ example: 'page must be a whole number from 1 to 1000000.' }),
  })
  .openapi('Problem')

interface FailedValidation {
  success: false
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

/** Writes one sentence for each wrong parameter. */
export const problemOf = ({ error }: FailedValidation) => ({
  error: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(' '),
})

/** Describes a response of the OpenAPI document with a {@link problemSchema}. */
export const problemResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: problemSchema } },
})

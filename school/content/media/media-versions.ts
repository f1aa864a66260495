import * as z from 'zod'

/** Maximum number of former versions of a file. */
export const keptVersions = 10

/** A version of a file as staff see it, the current one included. */
export const mediaVersionSchema = z.object({
  version: z.string(),
  number: z.number().describe('from 1; a version keeps its number'),
  isCurrent: z.boolean(),
  madeAt: z.number().describe('UTC in milliseconds'),
  madeBy: z.string(),
  isEdit: z.boolean().describe('whether it was cropped or turned here'),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  picture: z
    .string()
    .nullable()
    .describe('a small picture as a data address; null for a PDF, and while the version is hidden'),
  hidden: z.string().nullable().describe('why it would be hidden, and what to do'),
})
export type MediaVersion = z.output<typeof mediaVersionSchema>

export const versionNotFound = {
  reason: 'not-found',
  error: 'This version is not kept any more. Load the page again.',
} as const

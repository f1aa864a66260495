import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

const previewSchema = z.object({ url: z.string(), expiresAt: z.number().nullish() })

/** What is previewed: the entry as it is being written, saved or not. */
export interface Previewed {
  /** a kind, or `reference` */
  subject: string
  id: number | string | undefined
  data: unknown
}

/**
 * Makes a preview page that people with its address can open; `live` ones, which follow typing, are
 * valid for an hour.
 */
export const makePreview = async ({ subject, id, data }: Previewed, live: boolean) =>
  previewSchema.parse(
    await callApi('/previews', {
      method: 'POST',
      body: { subject, ...(id !== undefined && { id }), data, ...(live && { live }) },
    }),
  )

import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

const previewSchema = z.object({ url: z.string(), expiresAt: z.number().nullish() })

/** What is shown: the thing as it is being written, saved or not. */
export interface Previewed {
  /** a kind, or `reference` */
  subject: string
  id: number | string | undefined
  data: unknown
}

/**
 * A page that shows it to whoever has the address; for an hour when it only follows what is typed
 * (`live`).
 */
export const makePreview = async ({ subject, id, data }: Previewed, live: boolean) =>
  previewSchema.parse(
    await callApi('/previews', {
      method: 'POST',
      body: { subject, ...(id !== undefined && { id }), data, ...(live && { live }) },
    }),
  )

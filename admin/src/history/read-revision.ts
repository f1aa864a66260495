import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

const revisionSchema = z.object({ data: z.unknown() })

/**
 * Reads the fields of a revision. @param path of the subject in the API, such as
 * `/entries/article/12`
 */
export const readRevision = async (path: string, number: number): Promise<unknown> =>
  revisionSchema.parse(await callApi(`${path}/revisions/${number}`)).data

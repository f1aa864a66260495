import { callStaffApi } from '../api/call-staff-api.ts'
import type { Entry, OpenReference } from '../api/documents.ts'

/** An entry by its id, or reference content by its key, whose saves are revisions. */
export type Revised = Pick<Entry, 'kind' | 'id'> | { kind: OpenReference['kind']; id: string }

/** Lists the revisions, newest first. */
export const listRevisions = (revised: Revised) =>
  callStaffApi('GET /entries/:kind/:id/revisions', { params: revised })

/** Reads the fields of a revision. */
export async function readRevision(revised: Revised, number: number): Promise<unknown> {
  const params = { ...revised, number }
  return (await callStaffApi('GET /entries/:kind/:id/revisions/:number', { params })).data
}

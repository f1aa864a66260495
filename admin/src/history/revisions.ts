import type { KindName } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** An entry or reference content, whose saves are revisions. */
export type Revised = { kind: KindName; id: number } | { key: string }

/** Lists the revisions, newest first. */
export const listRevisions = (revised: Revised) =>
  'key' in revised
    ? callStaffApi('GET /reference/:key/revisions', { params: revised })
    : callStaffApi('GET /entries/:kind/:id/revisions', { params: revised })

/** Reads the fields of a revision. */
export async function readRevision(revised: Revised, number: number): Promise<unknown> {
  const { data } = await ('key' in revised
    ? callStaffApi('GET /reference/:key/revisions/:number', { params: { ...revised, number } })
    : callStaffApi('GET /entries/:kind/:id/revisions/:number', { params: { ...revised, number } }))
  return data
}

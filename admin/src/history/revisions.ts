import { callStaffApi } from '../api/call-staff-api.ts'
import type { DocumentId } from '../api/documents.ts'

export async function readRevision(revised: DocumentId, number: number): Promise<unknown> {
  const params = { ...revised, number }
  return (await callStaffApi('GET /entries/:kind/:id/revisions/:number', { params })).data
}

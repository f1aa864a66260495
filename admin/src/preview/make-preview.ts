import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Content to preview, as it is being written, saved or not. */
export type Previewed = Pick<BodyOf<'POST /previews'>, 'subject' | 'id' | 'data'>

/**
 * Makes a preview page that people with its address can open; `live` ones, beside a form, are valid
 * for an hour.
 */
export const makePreview = (
  { subject, id, data }: Previewed,
  live: BodyOf<'POST /previews'>['live'],
) => callStaffApi('POST /previews', { body: { subject, id, data, live } })

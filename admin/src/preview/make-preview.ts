import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Content to preview, as it is being written, saved or not. */
export type Previewed = Pick<BodyOf<'POST /previews'>, 'subject' | 'id' | 'data'>

/**
 * Makes a preview page that people with its address can open for 7 days.
 *
 * @param preview `live`: `typed` or `published` for a page beside a form, which is valid for an hour;
 *   `null` for a link that staff pass on
 */
export const makePreview = ({
  subject,
  id,
  data,
  live,
}: Previewed & Pick<BodyOf<'POST /previews'>, 'live'>) =>
  callStaffApi('POST /previews', { body: { subject, id, data, live } })

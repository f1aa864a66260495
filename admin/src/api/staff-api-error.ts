import type { FieldProblem } from '../../../school/base/check-fields.ts'
import type { StaffRefusal } from '../../../product/contract.ts'
import { isGroup } from '../forms/form-data.ts'

export type Problem = FieldProblem

/** The failure of a call that the API refused or never got. `message` tells the person what to do. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError'
  /** HTTP status; 0: no connection */
  readonly status: number
  /** reason of the refusal; `lost` without a connection, '' when the answer is not from the API */
  readonly reason: StaffRefusal['reason'] | 'lost' | ''
  readonly problems: readonly Problem[]
  /** the API's whole answer, such as the current version in a conflict */
  readonly body: Partial<StaffRefusal>

  constructor(status: number, body: unknown) {
    const isRefusal = isGroup(body) && typeof body.error === 'string'
    super(isRefusal ? String(body.error) : 'Something went wrong here. Try again in a moment.')
    this.status = status
    this.body = isRefusal ? body : {}
    this.reason = this.body.reason ?? ''
    this.problems = this.body.problems ?? []
  }
}

/** Makes the failure of a call without a connection. */
export const connectionLost = () =>
  new StaffApiError(0, {
    error: 'There is no connection. Nothing is lost; try again when it is back.',
    reason: 'lost',
  })

/** Tells whether a call failed for want of a connection. */
export const isLost = (error: unknown) => error instanceof StaffApiError && error.status === 0

/** Tells whether a call failed because the API found no such thing, such as a deleted file. */
export const isNotFound = (error: unknown) =>
  error instanceof StaffApiError && error.reason === 'not-found'

/** Returns the message for a person about a failure. */
export const messageOf = (error: unknown) =>
  error instanceof StaffApiError ? error.message : 'Something went wrong here. Load the page again.'

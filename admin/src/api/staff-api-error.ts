import type { FieldProblem } from '../../../school/check-fields.ts'
import { refusedCallSchema } from '../../../school/refusal.ts'

export type Problem = FieldProblem

/** A call that the API refused, or that never reached it. `message` says what to do. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError'
  /** HTTP status; 0: no connection */
  readonly status: number
  readonly reason: string
  readonly problems: readonly Problem[]
  /** the API's whole answer, such as the current version in a conflict */
  readonly body: Record<string, unknown>

  constructor(status: number, body: unknown) {
    const refusal = refusedCallSchema.safeParse(body)
    super(
      refusal.success ? refusal.data.error : 'Something went wrong here. Try again in a moment.',
    )
    this.status = status
    this.reason = refusal.success ? refusal.data.reason : ''
    this.problems = refusal.success ? refusal.data.problems : []
    this.body = refusal.success ? refusal.data : {}
  }
}

export const connectionLost = () =>
  new StaffApiError(0, {
    error: 'There is no connection. Nothing is lost; try again when it is back.',
    reason: 'lost',
  })

export const isLost = (error: unknown) => error instanceof StaffApiError && error.status === 0

/** What to tell a person about a failure. */
export const messageOf = (error: unknown) =>
  error instanceof StaffApiError ? error.message : 'Something went wrong here. Load the page again.'

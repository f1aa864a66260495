import { useState } from 'react'
import { messageOf, StaffApiError } from './staff-api-error.ts'

/** Makes a call and keeps for a form whether it is under way, and what was wrong. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const problems = failure instanceof StaffApiError ? failure.problems : []

  /** @returns what the work gave; `null` when it was refused */
  const run = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    run,
    isBusy,
    /** the message of a failure that no field shows; '' without one */
    message: failure !== null && problems.length === 0 ? messageOf(failure) : '',
    problemAt: (field: string) => problems.find((problem) => problem.field === field)?.message,
  }
}

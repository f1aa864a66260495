import { useState } from 'react'
import { messageOf, StaffApiError, type Problem } from './staff-api-error.ts'

interface Failure {
  message: string
  problems: readonly Problem[]
}

/**
 * Makes a call and keeps what a small form shows of it: whether it is under way, and what was
 * wrong.
 */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  /** @returns what the work gave; `null` when it was refused */
  const run = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      setFailure({
        message: messageOf(error),
        problems: error instanceof StaffApiError ? error.problems : [],
      })
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    run,
    isBusy,
    /** the message of a failure that no field shows; '' without one */
    message: failure && failure.problems.length === 0 ? failure.message : '',
    problemAt: (field: string) =>
      failure?.problems.find((problem) => problem.field === field)?.message,
  }
}

import { useState } from 'react'
import { notifyFailure } from '../notifications/notify.ts'
import { messageOf, StaffApiError } from './staff-api-error.ts'

/** Makes the call of a form, and holds whether it is under way and its failure. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const problems = failure instanceof StaffApiError ? failure.problems : []

  /** @returns the result of the work; `null` when it was refused */
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

/** Makes calls outside of a form: a failure is a message of the page. Holds whether one is under way. */
export function useNotifiedCall() {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    await work().catch(notifyFailure)
    setBusy(false)
  }
  return { run, isBusy }
}

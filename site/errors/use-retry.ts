import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Loads the page of the current address again. Does so by itself when the browser is back online.
 */
export function useRetry(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const retry = () => void navigate(location, { replace: true, state: location.state as unknown })
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return retry
}

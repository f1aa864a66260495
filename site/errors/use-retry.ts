import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Returns a function that reloads the current page. It also runs when the browser is back online.
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

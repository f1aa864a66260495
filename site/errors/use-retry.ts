import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Returns a function that reloads the wanted page, and calls it when the browser is back online.
 */
export function useRetry(): () => void {
  const navigate = useNavigate()
  const current = useLocation()
  const wanted = useNavigation().location ?? current
  const retry = () =>
    void navigate(wanted, {
      // Back has changed the address already; a link changes the address when its page arrives.
      replace: wanted.pathname + wanted.search === location.pathname + location.search,
      state: wanted.state as unknown,
    })
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return retry
}

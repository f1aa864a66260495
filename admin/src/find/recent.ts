import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/session-provider.tsx'
import { addRecent } from './recent-list.ts'

/** Remembers the open page under its title, on this device, until the person signs out. */
export function useRemembered(title: string, label: string): void {
  const { user } = useSession()
  const { pathname } = useLocation()
  const staffId = user?.id
  useEffect(() => {
    if (staffId !== undefined && title !== '') addRecent(staffId, { path: pathname, title, label })
  }, [staffId, pathname, title, label])
}

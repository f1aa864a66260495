import { useQuery } from '@tanstack/react-query'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useSession } from '../session/session-provider.tsx'

/** Reads the people to choose from, by name; authors get those whom they can ask for a review. */
export const usePeople = () =>
  useQuery({ queryKey: ['people'], queryFn: () => callStaffApi('GET /people') })

/** Reads everyone who may be named as an owner or in a filter; none for authors. */
export function useColleagues() {
  const { user } = useSession()
  const { data = [], isFetched } = usePeople()
  return { people: user && hasRole(user, 'editor') ? data : [], isFetched }
}

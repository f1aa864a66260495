import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../product/contract.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useSession } from '../session/session-provider.tsx'

/** A staff member as administrators see them. */
export type Person = AnswerOf<'GET /staff'>['data'][number]

export type HandedLink = AnswerOf<'POST /staff'>

/** Reads the people to choose from, by name; authors get those whom they can ask for a review. */
export const usePeople = () =>
  useQuery({ queryKey: ['people'], queryFn: () => callStaffApi('GET /people') })

/** Reads the choices of a colleague as an owner or in a filter; none for authors. */
export function useColleagues() {
  const { user } = useSession()
  const { data = [], isFetched } = usePeople()
  const people = user && hasRole(user, 'editor') ? data : []
  return { colleagues: people.map(({ id, name }) => [id, name] as const), isFetched }
}

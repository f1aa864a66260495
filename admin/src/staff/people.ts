import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useHasRole } from '../session/session-provider.tsx'

/** A staff member as administrators see them. */
export type Person = AnswerOf<'GET /staff'>['data'][number]

/** A one-time link to hand over, and whether it was also sent by mail. */
export type HandedLink = AnswerOf<'POST /staff'>

/** Reads the people to choose from, by name; authors get the people whom they can ask for a review. */
export const usePeople = () =>
  useQuery({ queryKey: ['people'], queryFn: () => callStaffApi('GET /people') })

/** Reads the choices of a colleague as an owner or in a filter; none for authors. */
export function useColleagues() {
  const isEditor = useHasRole('editor')
  const { data = [], isFetched } = usePeople()
  const people = isEditor ? data : []
  return { colleagues: people.map(({ id, name }) => [id, name] as const), isFetched }
}

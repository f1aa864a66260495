import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Reads the signed-in person's account. */
export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: () => callStaffApi('GET /session') })

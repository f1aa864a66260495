import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Reads the account of the signed-in person. */
export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: () => callStaffApi('GET /session') })

import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'

export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: () => callStaffApi('GET /session') })

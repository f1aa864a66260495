import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Reads every tag of the library, with the number of its files, and the used space. */
export const useMediaFigures = () =>
  useQuery({ queryKey: ['media', 'figures'], queryFn: () => callStaffApi('GET /media/figures') })

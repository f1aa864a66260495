import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { roles, sections } from '../../../school/accounts/staff.ts'
import { callApi } from '../api/call-api.ts'

const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  sections: z.array(z.enum(sections)),
  twoFactor: z.boolean(),
})

/** Reads the signed-in person's account. */
export const useAccount = () =>
  useQuery({
    queryKey: ['account'],
    queryFn: async () => accountSchema.parse(await callApi('/session')),
  })

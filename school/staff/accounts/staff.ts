import * as z from 'zod'
import { roles, sections } from './roles.ts'

/** A member of staff with their rights. */
export const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  sections: z
    .array(z.enum(sections))
    .readonly()
    .describe('the sections that this person is limited to; empty: the whole site'),
  classStatus: z
    .boolean()
    .describe('whether this person was given the right to publish class status'),
})
export type Staff = z.output<typeof staffSchema>

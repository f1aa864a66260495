import * as z from 'zod'

/** An audit event in a list. */
export const auditEventSchema = z.object({
  id: z.number(),
  at: z.number(),
  staffId: z.string(),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  title: z.string(),
})

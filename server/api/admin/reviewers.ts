import * as z from 'zod'
import { listReviewers } from '../../../school/staff/accounts/reviewers.server.ts'
import { staffSchema } from '../../../school/staff/accounts/staff.ts'
import { route } from './route.ts'

/** The staff who can be asked for a review. */
export const reviewerRoutes = [
  route('GET /reviewers', {
    minimumRole: 'author',
    summary:
      'The editors and administrators who can be asked for a review, by name, with the sections that they are limited to.',
    answer: z.array(staffSchema.pick({ id: true, name: true, role: true, sections: true })),
    handle: async ({ parts }) =>
      (await listReviewers(parts.database)).map(({ id, name, role, sections }) => ({
        id,
        name,
        role,
        sections,
      })),
  }),
] as const

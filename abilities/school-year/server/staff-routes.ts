import * as z from 'zod'
import { beginSchoolYear } from '../begin-school-year.server.ts'
import {
  moveAnswerSchema,
  pastYearSchema,
  schoolYearCommand,
  schoolYearSchema,
} from '../school-year-schemas.server.ts'
import { readPastYear, readSchoolYear } from '../read-school-year.server.ts'
import { schoolYearField, startOf } from '../../../school/base/school-year-name.ts'
import { undoSchoolYear } from '../undo-school-year.server.ts'
import { refuse } from '../../../server/api/admin/refusals.ts'
import { contentChanged, route } from '../../../server/api/admin/route.ts'

/** The move of the whole site to the next school year, and the past ones. */
export const staffRoutes = [
  route('GET /school-year', {
    minimumRole: 'editor',
    summary:
      'The school year of the site, and what a move to the next one may change. For editors of the whole site.',
    answer: schoolYearSchema,
    refusals: ['not-allowed'],
    handle: ({ parts, editing }) => readSchoolYear(parts.database, editing),
  }),
  route('POST /school-year/commands', {
    minimumRole: 'editor',
    summary:
      'Moves the site to the next school year, or takes the move to the present one back. Answers with the school year of the site.',
    body: schoolYearCommand,
    answer: moveAnswerSchema,
    after: contentChanged,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: ({ parts: { database }, body, editing }) =>
      body.action === 'begin'
        ? beginSchoolYear(database, body, editing)
        : undoSchoolYear(database, body.year, editing),
  }),
  route('GET /school-year/:year', {
    minimumRole: 'editor',
    summary: 'A past school year, 2026-2027: what the site said when it ended.',
    params: z.object({ year: schoolYearField }),
    answer: pastYearSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: async ({ parts, params, editing }) => {
      const read = await readPastYear(parts.database, startOf(params.year), editing)
      if (!read.ok) return read
      return read.value ?? refuse('not-found')
    },
  }),
] as const

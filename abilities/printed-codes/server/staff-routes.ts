import * as z from 'zod'
import {
  isGone,
  printedCodeFields,
  printedCodeSchema,
  readTarget,
  type PrintedCodeFields,
} from '../printed-code.ts'
import { addPrintedCode, changePrintedCode, listPrintedCodes } from '../printed-codes.server.ts'
import { listOf, listQuery } from '../../../server/api/admin/params.ts'
import { refuseFields } from '../../../server/api/admin/refusals.ts'
import { contentChanged, route } from '../../../server/api/admin/route.ts'
import type { StaffParts } from '../../../server/api/admin/staff-call.ts'

/** Reads the target of a code; a refusal when it is no page, or another site that is not confirmed. */
async function checkTarget(
  { publicOrigin, statusOf }: StaffParts,
  { target: typed, isOutsideConfirmed }: PrintedCodeFields,
) {
  const read = readTarget(typed, publicOrigin)
  if (!read.ok) return refuseFields([{ field: 'target', message: read.failure }])
  const { target, outside } = read.value
  if (outside !== null && !isOutsideConfirmed) {
    const message = `This leads to another site, ${outside}. Confirm that it should.`
    return refuseFields([{ field: 'isOutsideConfirmed', message }])
  }
  if (!(await isGone(target, statusOf))) return target
  const message = 'There is no page at this address. Check it, then save again.'
  return refuseFields([{ field: 'target', message }])
}

/** Codes on posters, report cards and other printed things. They are never deleted: paper stays. */
export const staffRoutes = [
  route('GET /printed-codes', {
    minimumRole: 'editor',
    summary: 'Every printed code that was ever made, newest first, with how often it was scanned.',
    query: listQuery,
    answer: listOf(printedCodeSchema),
    handle: ({ parts, query, editing }) => listPrintedCodes(parts, query, editing.now),
  }),
  route('POST /printed-codes', {
    minimumRole: 'editor',
    summary: 'Makes a code that leads to a page, or to another site once that is confirmed.',
    body: printedCodeFields,
    answer: printedCodeSchema,
    status: 201,
    after: contentChanged,
    refusals: ['invalid'],
    handle: async ({ parts, body, editing }) => {
      const target = await checkTarget(parts, body)
      if (typeof target !== 'string') return target
      return addPrintedCode(parts, { label: body.label, target }, editing)
    },
  }),
  route('PUT /printed-codes/:code', {
    minimumRole: 'editor',
    summary: 'Renames a code or points it elsewhere.',
    params: z.object({ code: z.string() }),
    body: printedCodeFields.extend({ revision: z.number().int() }),
    answer: printedCodeSchema,
    after: contentChanged,
    refusals: ['invalid', 'not-found', 'not-allowed', 'conflict', 'wrong-state'],
    handle: async ({ parts, params: { code }, body, editing }) => {
      const target = await checkTarget(parts, body)
      if (typeof target !== 'string') return target
      const { label, revision } = body
      return changePrintedCode(parts, { code, label, revision, target }, editing)
    },
  }),
] as const

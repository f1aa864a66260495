import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { mediaRefusal, type Asking } from '../../staff/accounts/permissions.ts'
import type { MediaRow } from '../../../db/tables.ts'
import type { OldPlace } from '../old-addresses.server.ts'
import { detectFileFormat } from './detect-file-format.server.ts'
import { checkLearners, consentSchema, learnersAnswer, learnersRow } from './learners.ts'
import type { MediaFailure } from './media.ts'
import type { Upload } from './prepare-file.server.ts'

/** The answer that came with an upload, unchecked. */
export interface GivenLearners {
  showsLearners?: string | undefined
  /** as JSON */
  consent?: string | undefined
  /** where the file was before; what is taken over is not answered, like pictures of before */
  movedFrom?: OldPlace
}

type LearnersRow = Pick<MediaRow, keyof ReturnType<typeof learnersRow>>

/**
 * Checks the answer that came with an upload. Every picture must have one, unless it
 * is taken over; a PDF is not asked.
 */
export function readGivenLearners(
  { bytes }: Upload,
  { showsLearners, consent: given, movedFrom }: GivenLearners,
  { staff, now }: { staff: Asking; now: number },
): Result<LearnersRow, MediaFailure> {
  const format = detectFileFormat(bytes)
  // What is no picture and no PDF is refused later, with a sentence of its own.
  if (!format.ok || format.value === 'pdf' || movedFrom)
    return succeed({ ...learnersRow('no', undefined), shows_learners: 'unanswered' })
  const answer = learnersAnswer.safeParse(showsLearners)
  if (!answer.success) {
    const message = answer.error.issues[0]?.message ?? ''
    return fail({ reason: 'invalid', problems: [{ field: 'showsLearners', message }] })
  }
  if (given === undefined) return succeed(learnersRow(answer.data, undefined))
  const refusal = mediaRefusal(staff, 'consent', [])
  if (refusal) return fail(refusal)
  const consent = consentSchema.safeParse(parseJson(given))
  if (!consent.success) {
    const problems = consent.error.issues.map(({ path, message }) => ({
      field: ['consent', ...path].join('.'),
      message,
    }))
    return fail({ reason: 'invalid', problems })
  }
  const change = { showsLearners: answer.data, consent: consent.data }
  const problems = checkLearners(change, dayInManila(new Date(now)))
  return problems.length > 0
    ? fail({ reason: 'invalid', problems })
    : succeed(learnersRow(answer.data, consent.data))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

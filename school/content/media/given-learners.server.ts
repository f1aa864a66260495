import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import { mediaRefusal } from '../../staff/accounts/media-permissions.ts'
import type { MediaRow } from '../../../db/tables.ts'
import type { OldPlace } from '../old-addresses.server.ts'
import { detectFileFormat } from './detect-file-format.server.ts'
import {
  checkLearners,
  learnersQuestion,
  learnersRow,
  type Consent,
  type LearnersAnswer,
} from './learners.ts'
import type { MediaFailure } from './media.ts'
import type { Upload } from './prepare-file.server.ts'

/** The answer that came with an upload. */
export interface GivenLearners {
  showsLearners?: LearnersAnswer | undefined
  consent?: Consent | undefined
  /** the old place of a file that is taken over: like pictures of before, it has no answer */
  movedFrom?: OldPlace
}

type LearnersRow = Pick<MediaRow, keyof ReturnType<typeof learnersRow>>

/**
 * Checks the answer that came with an upload. Every picture must have one, unless it
 * is taken over; a PDF is not asked.
 */
export function readGivenLearners(
  { bytes }: Upload,
  { showsLearners, consent, movedFrom }: GivenLearners,
  { staff, now }: { staff: Asking; now: number },
): Result<LearnersRow, MediaFailure> {
  const format = detectFileFormat(bytes)
  // What is no picture and no PDF is refused later, with a sentence of its own.
  if (!format.ok || format.value === 'pdf' || movedFrom)
    return succeed({ ...learnersRow('no', undefined), shows_learners: 'unanswered' })
  if (!showsLearners) {
    const problems = [{ field: 'showsLearners', message: learnersQuestion }]
    return fail({ reason: 'invalid', problems })
  }
  const refusal = consent ? mediaRefusal(staff, 'consent', []) : null
  if (refusal) return fail(refusal)
  const problems = checkLearners({ showsLearners, consent }, dayInManila(new Date(now)))
  return problems.length > 0
    ? fail({ reason: 'invalid', problems })
    : succeed(learnersRow(showsLearners, consent))
}

import * as z from 'zod'
import type { MediaRow } from '../../../db/tables.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { day, line } from '../../base/fields.ts'

/** Message that asks for the answer about learners. */
export const learnersQuestion = 'Say whether the picture shows learners: yes or no.'

/** Answer of staff to whether a picture shows learners (docs/decisions/0107). */
export const learnersAnswer = z.enum(['yes', 'no'], learnersQuestion)
export type LearnersAnswer = z.output<typeof learnersAnswer>

/** Uses that a consent can allow, with their names in staff pages. */
export const consentUseNames = {
  website: 'Pages of this website, events and research',
  news: 'News, announcements and community service',
  'social-media': 'Posts on social media',
} as const
export type ConsentUse = keyof typeof consentUseNames
export const consentUses = Object.keys(consentUseNames) as [ConsentUse, ...ConsentUse[]]

/** A place on this site that shows pictures, as consents name it. */
export type PictureUse = Exclude<ConsentUse, 'social-media'>

/** The consent to a picture that shows learners, without their names. */
export const consentSchema = z.object({
  reference: line(200, 'Say where the signed consent is kept, such as a folder and a number.'),
  until: day.describe('its last day, in Manila'),
  uses: z.array(z.enum(consentUses)).min(1, 'Choose what the consent allows.'),
})
export type Consent = z.output<typeof consentSchema>

/** The answer for a picture. Without `consent`, the consent on record stays. */
export const learnersGiven = z.object({
  showsLearners: learnersAnswer,
  consent: consentSchema
    .optional()
    .describe('with yes only, from section editors and administrators'),
})
export type LearnersGiven = z.output<typeof learnersGiven>

/** Filters of the library by this answer; `ending`: ends within {@link warnDays} days. */
export const learnersFilters = ['unanswered', 'yes', 'no', 'hidden', 'ending'] as const
export type LearnersFilter = (typeof learnersFilters)[number]

/** Number of days before the end of a consent from which staff are warned. */
export const warnDays = 30

/** The columns that decide whether a picture may be seen. */
export const learnersColumns = [
  'kind',
  'shows_learners',
  'consent_until',
  'consent_uses',
  'consent_ended_at',
] as const satisfies readonly (keyof MediaRow)[]

export type LearnersFacts = Pick<MediaRow, (typeof learnersColumns)[number]>

/** Lists the uses that a consent allows. */
export const usesOf = ({ consent_uses }: Pick<LearnersFacts, 'consent_uses'>): ConsentUse[] =>
  consentUses.filter((use) => (consent_uses ?? '').split(',').includes(use))

/**
 * Returns why a picture must not be seen; `null` when it may be seen.
 *
 * @param use the place that shows the picture; left out: any place on this site
 */
export function whyHidden(row: LearnersFacts, use?: PictureUse): HiddenReason | null {
  if (row.kind !== 'image' || row.shows_learners !== 'yes') return null
  if (row.consent_until === null) return 'no-consent'
  if (row.consent_ended_at !== null) return 'consent-ended'
  const allowed = usesOf(row)
  const isCovered =
    use === undefined ? allowed.some((each) => each !== 'social-media') : allowed.includes(use)
  return isCovered ? null : 'not-covered'
}

export type HiddenReason = 'no-consent' | 'consent-ended' | 'not-covered'

/** Messages that say why a hidden picture (by its name) cannot be used, and what to do. */
export const hiddenSentences: Record<HiddenReason, (name: string) => string> = {
  'no-consent': (name) =>
    `“${name}” shows learners, and no consent is recorded. Editors can record one in the media library. Until then, use another picture.`,
  'consent-ended': (name) =>
    `The consent for “${name}” has ended. Editors can record a new one in the media library. Until then, use another picture.`,
  'not-covered': (name) =>
    `The consent for “${name}” does not cover this place. Editors can record one that does in the media library. Until then, use another picture.`,
}

/** Returns the columns of an answer. Without a consent, a picture with learners is hidden. */
export const learnersRow = (
  showsLearners: LearnersAnswer | 'unanswered',
  consent: Consent | undefined,
) => ({
  shows_learners: showsLearners,
  consent_reference: consent?.reference ?? null,
  consent_until: consent?.until ?? null,
  consent_uses: consent?.uses.join(',') ?? null,
  consent_ended_at: null,
})

/**
 * Finds what is wrong with an answer beyond its schema.
 *
 * @param today the day in Manila
 */
export function checkLearners(
  { showsLearners, consent }: LearnersGiven,
  today: string,
): FieldProblem[] {
  if (!consent) return []
  if (showsLearners === 'no')
    return [{ field: 'consent', message: 'A picture without learners takes no consent.' }]
  return consent.until < today
    ? [{ field: 'consent.until', message: 'This day is over. Choose today or a later day.' }]
    : []
}

import { formatTime } from '../../school/base/formats.ts'
import type { LevelPart, StandingNotice } from '../../school/content/class-status/class-status.ts'
import type { ClassState } from '../../school/kinds/class-notice-choices.ts'
import {
  nameLevels,
  noticeLanguage,
  writeReason,
  type NoticeChoices,
  type TextIn,
} from '../../school/kinds/class-notice-texts.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'

const plainStates: Record<Exclude<ClassState, 'early-dismissal' | 'late-start'>, PlainKey> = {
  'no-classes': 'status.noClasses',
  remote: 'status.remote',
  'as-usual': 'status.asUsual',
}

/** Says what a notice decides: 'No classes', 'Classes end at 12:00 PM'. */
export function stateInWords(
  t: Translate,
  { state, time }: Pick<StandingNotice, 'state' | 'time'>,
): string {
  if (state !== 'early-dismissal' && state !== 'late-start') return t(plainStates[state])
  const values = { time: time === null ? '' : formatTime(time, t.language) }
  return state === 'early-dismissal'
    ? t('status.earlyDismissal', values)
    : t('status.lateStart', values)
}

/** Says what is known of a level: never more than staff or the school calendar say. */
export function partInWords(t: Translate, { notice, calendar }: LevelPart): string {
  if (notice) return stateInWords(t, notice)
  if (!calendar) return t('status.notSaid')
  if (calendar.isClassDay) return t('status.asUsual')
  const { holiday } = calendar
  return holiday === null ? t('status.noSchoolDay') : t('status.holiday', { holiday })
}

type WithLanguage = Pick<Translate, 'language'>

/** Returns a text in the language of the page, or in English. */
export const textFor = ({ language }: WithLanguage, text: TextIn): string =>
  text[noticeLanguage(language)] ?? text.en

/** Names levels in the language of the page: 'all levels'. */
export const levelsFor = ({ language }: WithLanguage, levels: readonly DepartmentTag[]): string =>
  nameLevels(levels, noticeLanguage(language))

/** Names the reason of a notice in the language of the page; '' without one. */
export const reasonFor = (
  { language }: WithLanguage,
  notice: Pick<NoticeChoices, 'reason' | 'otherReason' | 'source'>,
): string => writeReason(notice, noticeLanguage(language))

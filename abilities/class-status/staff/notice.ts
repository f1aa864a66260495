import {
  classReasons,
  classSources,
  classStates,
  type ClassReason,
  type ClassSource,
  type ClassState,
} from '../../../school/kinds/class-notice-choices.ts'
import {
  writeHeadline,
  writeMessage,
  type NoticeChoices,
  type TextIn,
} from '../../../school/kinds/class-notice-texts.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'

/** A notice as its form holds it: any field may be empty. */
export interface NoticeDraft extends NoticeChoices {
  nextCheck: string | null
  ownHeadline: TextIn | null
  ownMessage: TextIn | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown) => textOf(value) || null
const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value) ?? null

function textInOf(value: unknown): TextIn | null {
  if (typeof value !== 'object' || value === null) return null
  return { en: textOf(Reflect.get(value, 'en')), fil: textOf(Reflect.get(value, 'fil')) }
}

/** Reads the data of the form. */
export function readNotice(data: unknown): NoticeDraft {
  const fields = (data ?? {}) as Record<string, unknown>
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    state: oneOf<ClassState>(classStates, fields['state']) ?? 'no-classes',
    time: textOrNull(fields['time']),
    levels: departmentTags.filter((tag) => list(fields['levels']).includes(tag)),
    campuses: list(fields['campuses']).filter((each) => typeof each === 'string'),
    day: textOf(fields['day']),
    lastDay: textOrNull(fields['lastDay']),
    reason: oneOf<ClassReason>(classReasons, fields['reason']),
    otherReason: textInOf(fields['otherReason']),
    source: oneOf<ClassSource>(classSources, fields['source']),
    nextCheck: textOrNull(fields['nextCheck']),
    ownHeadline: textInOf(fields['ownHeadline']),
    ownMessage: textInOf(fields['ownMessage']),
  }
}

/** Writes what visitors will read: the own words, else the ready-made ones. */
export const writeWords = (notice: NoticeDraft) => ({
  headline: notice.ownHeadline ?? writeHeadline(notice),
  message: notice.ownMessage ?? writeMessage(notice),
})

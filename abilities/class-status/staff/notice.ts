import * as z from 'zod'
import {
  classReasons,
  classSources,
  classStates,
} from '../../../school/kinds/class-notice-choices.ts'
import { writeHeadline, writeMessage } from '../../../school/kinds/class-notice-texts.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'

const text = z.string().catch('')
const textOrNull = z.string().min(1).nullable().catch(null)
const textIn = z.object({ en: text, fil: text }).nullable().catch(null)

const noticeDraft = z.object({
  state: z.enum(classStates).catch('no-classes'),
  time: textOrNull,
  levels: z
    .array(z.unknown())
    .catch([])
    .transform((levels) => departmentTags.filter((tag) => levels.includes(tag))),
  campuses: z.array(z.string()).catch([]),
  day: text,
  lastDay: textOrNull,
  reason: z.enum(classReasons).nullable().catch(null),
  otherReason: textIn,
  source: z.enum(classSources).nullable().catch(null),
  nextCheck: textOrNull,
  ownHeadline: textIn,
  ownMessage: textIn,
})

/** A notice as its form holds it: any field may be empty. */
export type NoticeDraft = z.output<typeof noticeDraft>

export const readNotice = (data: unknown): NoticeDraft => noticeDraft.parse(data ?? {})

/** Writes what visitors will read: the own words, else the ready-made ones. */
export const writeWords = (notice: NoticeDraft) => ({
  headline: notice.ownHeadline ?? writeHeadline(notice),
  message: notice.ownMessage ?? writeMessage(notice),
})

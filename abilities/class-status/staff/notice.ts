import * as z from 'zod'
import type { Problem } from '../../../admin/src/api/staff-api-error.ts'
import type { FieldPath } from '../../../admin/src/forms/form-data.ts'
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

/** Props of each part of the form of a notice. */
export interface NoticePartProps {
  notice: NoticeDraft
  problems: readonly Problem[]
  onChange: (path: FieldPath, value: unknown) => void
}

/** Reads the data of a draft; fields that are missing or wrong become empty. */
export const readNotice = (data: unknown): NoticeDraft => noticeDraft.parse(data ?? {})

/** Writes the texts that visitors will read: the own words of staff, else the ready-made words. */
export const writeWords = (notice: NoticeDraft) => ({
  headline: notice.ownHeadline ?? writeHeadline(notice),
  message: notice.ownMessage ?? writeMessage(notice),
})

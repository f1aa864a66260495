import * as z from 'zod'
import {
  questionTopics,
  offices,
  type QuestionTopic,
  type Office,
} from '../../school/kinds/question-topics.ts'
import { hasRole } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'

/** States of a question. */
export const questionStates = ['new', 'taken', 'answered', 'closed'] as const
export type QuestionState = (typeof questionStates)[number]

/** A staff member beside a question. */
const listedStaffSchema = z.object({ id: z.string(), name: z.string() })

/** A question in a list. Times are UTC in milliseconds. */
export const questionSchema = z.object({
  id: z.number(),
  reference: z.string().describe('what the sender was told, such as Q-7F3K2M'),
  createdAt: z.number(),
  name: z.string(),
  contact: z.string().describe('an e-mail address or a phone number, as typed'),
  topic: z.enum(questionTopics).nullable().describe('null: sent before there were topics'),
  level: z.enum(offices).describe('what the sender chose'),
  course: z.string().nullable().describe('the title of the course that it is about'),
  text: z.string(),
  fileBytes: z.number().nullable().describe('the size of the PDF that came with it'),
  isMinor: z.boolean().describe('the sender is under 18, and a parent has agreed'),
  office: z.enum(offices).describe('the office in charge'),
  state: z.enum(questionStates),
  takenBy: listedStaffSchema.nullable(),
  revision: z.number().describe('counts the changes; a change names the one it is based on'),
  closedAt: z.number().nullable(),
  deletedAt: z.number().nullable().describe('when a closed question will be deleted'),
})
export type Question = z.output<typeof questionSchema>

/** A question, and what the caller may do. */
export const openQuestionSchema = questionSchema.extend({
  people: z.array(listedStaffSchema).readonly().describe('who may take it'),
  mayMove: z.boolean().describe('whether the caller may give it to another office'),
  ofSamePerson: z
    .number()
    .describe('how many questions with this contact the caller may read, this one included'),
})
export type OpenQuestion = z.output<typeof openQuestionSchema>

/** Filter of a list of questions. */
export const questionFilterSchema = z.object({
  state: z
    .enum([...questionStates, 'open'])
    .optional()
    .describe('open: everything but closed questions'),
  office: z.enum(offices).optional(),
  topic: z.enum(questionTopics).optional(),
  // Words of the question, its sender or its number. PostgreSQL accepts no NUL character.
  q: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .default(''),
})
export type QuestionFilter = z.output<typeof questionFilterSchema>

/** Change that staff make to a question. */
export const questionChangeSchema = z.object({
  revision: z.number().int().min(1),
  state: z.enum(questionStates),
  takenBy: z.string().max(80).nullable().describe('id of a staff member who may take it'),
  office: z.enum(offices),
})
export type QuestionChange = z.output<typeof questionChangeSchema>

/** The name of each office, for staff. */
export const officeNames: Record<Office, string> = {
  pgs: 'Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
  school: 'School office',
}

/** The name of each topic, for staff. */
export const topicNames: Record<QuestionTopic, string> = {
  admission: 'Admission',
  fees: 'Fees and scholarships',
  records: 'School records',
  jobs: 'Jobs',
  other: 'General question',
}

/** The name of each state, for staff. */
export const stateNames: Record<QuestionState, string> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  closed: 'Closed',
}

/**
 * Lists the offices whose questions a person may read and answer. The only definition of this right:
 * administrators, and the editors of the office; an editor of the whole site is the school office.
 */
export function readableOffices(staff: Pick<Staff, 'role' | 'sections'>): readonly Office[] {
  if (hasRole(staff, 'administrator')) return offices
  if (!hasRole(staff, 'editor')) return []
  return staff.sections.length === 0 ? ['school'] : staff.sections
}

/** Tells whether a person may move questions between offices: only those who can move them back. */
export const mayMoveQuestions = (staff: Pick<Staff, 'role'>) => hasRole(staff, 'administrator')

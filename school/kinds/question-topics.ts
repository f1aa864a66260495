import { departmentTags } from './department-tags.ts'

/** The topics of visitors’ questions. */
export const questionTopics = ['admission', 'fees', 'records', 'jobs', 'other'] as const
export type QuestionTopic = (typeof questionTopics)[number]

/** Offices that answer questions: each department, and the school office for everything else. */
export const offices = [...departmentTags, 'school'] as const
export type Office = (typeof offices)[number]

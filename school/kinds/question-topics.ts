/** What questions of visitors are about. */
export const questionTopics = ['admission', 'fees', 'records', 'jobs', 'other'] as const
export type QuestionTopic = (typeof questionTopics)[number]

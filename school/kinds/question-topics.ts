/** The topics of visitors’ questions. */
export const questionTopics = ['admission', 'fees', 'records', 'jobs', 'other'] as const
export type QuestionTopic = (typeof questionTopics)[number]

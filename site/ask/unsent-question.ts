import type { QuestionForm } from '../../school/operations/questions/question-form.ts'
import type { ReceivedQuestion } from '../../school/operations/questions/receive-question.server.ts'

/** A form that was sent and not stored, with the reason. */
export interface UnsentQuestion {
  form: QuestionForm
  answer: Exclude<ReceivedQuestion, { outcome: 'stored' }>
}

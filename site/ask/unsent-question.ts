import type { QuestionForm, QuestionProblem } from './question-form.ts'

/** Reason for not storing a question; the form says what to do instead. */
export type QuestionRefusal = 'same-text' | 'network' | 'total' | 'files'

/** A form that was sent and not stored, with the reason. */
export interface UnsentQuestion {
  form: QuestionForm
  answer:
    | { outcome: 'problems'; problems: QuestionProblem[] }
    /** the sender reads the question once more and sends it again, with the token */
    | { outcome: 'look-again'; token: string }
    | { outcome: 'refused'; reason: QuestionRefusal }
}

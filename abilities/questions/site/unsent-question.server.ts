import { createContext } from 'react-router'
import type { UnsentQuestion } from '../../../site/ask/question-form.ts'

/** A question that was sent and not stored: /ask-us shows it again, with the reason. */
export const unsentQuestion = createContext<UnsentQuestion | null>(null)

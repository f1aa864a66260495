import type { Office, QuestionTopic } from '../../school/kinds/question-topics.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/** Anchor of “How to reach us” on the contact page. */
export const reachAnchor = 'reach-us'

/** Returns the address of “How to reach us” on the contact page. */
export const reachAddress = (language: Language) =>
  `${pageAddress(language, '/contact-us')}#${reachAnchor}`

/** Fields of the question form that a link may fill in. */
export interface AskAbout {
  topic?: QuestionTopic
  /** the office that answers */
  level?: Office
  /** the acronym of the course that the question is about */
  course?: string
}

/** Returns the address of the question form, filled in: `{ topic: 'records', level: 'jhs' }`. */
export const askAddress = (language: Language, about: AskAbout = {}) => {
  const query = new URLSearchParams(Object.entries(about)).toString()
  return pageAddress(language, '/ask-us') + (query && `?${query}`)
}

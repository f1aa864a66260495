import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/** The anchor of what is known, on the contact page. */
export const reachAnchor = 'reach-us'

/** Where the contact page tells how to reach the school. */
export const reachAddress = (language: Language) =>
  `${pageAddress(language, '/contact-us')}#${reachAnchor}`

/** The question form on a page of its own, for a visitor who finds no number. */
export const askAddress = (language: Language) => pageAddress(language, '/ask-us')

import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/** The anchor of what is known, on the contact page. */
export const reachAnchor = 'reach-us'

/** Where a visitor with a question goes who finds no number. */
export const askAddress = (language: Language) =>
  `${pageAddress(language, '/contact-us')}#${reachAnchor}`

import type { InLanguage } from '../school/base/filipino.ts'

/** Returns the origin that the browser asks for news and announcements; '' for this one. */
export const contentHost = () => document.documentElement.dataset.contentHost ?? ''

/** Returns the language to ask this origin for; a content host has no languages. */
export const callLanguage = (): InLanguage =>
  contentHost() === '' && document.documentElement.lang === 'fil' ? { language: 'fil' } : {}

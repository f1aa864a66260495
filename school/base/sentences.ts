/** The text up to its first full stop; points of titles and initials end no sentence. */
const sentence = /^.*?(?<!\b(?:Dr|Sr|Jr|Mrs?|Ms|Inc|St|No|[A-Z]))[.?!]+[”"')]*(?=\s|$)/

/**
 * Returns the first sentence of a text, or all of it.
 * @example firstSentence('Dr. Yanga came. He stayed.') // 'Dr. Yanga came.'
 */
export const firstSentence = (text: string): string => sentence.exec(text)?.[0] ?? text

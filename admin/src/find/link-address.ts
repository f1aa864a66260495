/** Completes an address that was typed without `https://`: `deped.gov.ph`. */
export const wholeAddress = (typed: string): string =>
  /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()

/** Returns whether a text leads to this or another site, an e-mail address or a phone number. */
export const isAddress = (text: string): boolean =>
  /^(https?:\/\/\S+\.\S+|\/(?!\/)\S*|mailto:\S+@\S+|tel:\+?[\d-]+|#\S+)$/i.test(text)

export const isVideoAddress = (text: string): boolean =>
  /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|(www\.)?facebook\.com|vimeo\.com)\//i.test(text)

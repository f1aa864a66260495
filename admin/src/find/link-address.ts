/** Completes an address that was typed without `https://`: `deped.gov.ph`. */
export const wholeAddress = (typed: string): string =>
  /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()

/** Tells whether a text is the address of a page, an e-mail address or a phone number. */
export const isAddress = (text: string): boolean =>
  /^(https?:\/\/\S+\.\S+|\/(?!\/)\S*|mailto:\S+@\S+|tel:\+?[\d-]+|#\S+)$/i.test(text)

/** Tells whether an address leads to YouTube, Facebook or Vimeo. */
export const isVideoAddress = (text: string): boolean =>
  /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|(www\.)?facebook\.com|vimeo\.com)\//i.test(text)

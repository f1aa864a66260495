const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Removes invisible signs, which come with copied text: soft hyphens, zero-width spaces
 * and joiners, byte order marks, marks of writing direction, variation selectors.
 * @example withoutInvisibleSigns('\u200Bschol\u00ADar') // 'scholar'
 */
export const withoutInvisibleSigns = (text: string): string => text.replace(invisible, '')

/** Accents and other marks that Unicode separates from their letter in NFKD. */
const marks = /\p{M}/gu

/**
 * Removes accents from letters and invisible signs: 'Niño' becomes 'Nino'. Styled letters of Unicode,
 * such as 𝐀 or Ａ, become plain ones.
 */
export const foldAccents = (text: string) =>
  withoutInvisibleSigns(text).normalize('NFKD').replace(marks, '').normalize('NFC')

/** Applies the literal news rule of spec 5: 'Gabi sa Niño' becomes 'gabi-sa-nio'. */
export const strictNewsSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')

/** Applies the news rule to text without accents: 'Niño' becomes 'nino'. May be empty. */
export const newsSlug = (title: string) => strictNewsSlug(foldAccents(title))

/** Applies the literal announcement rule of spec 5: no punctuation, hyphens for white space. */
export const strictAnnouncementSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')

/** Applies the announcement rule of spec 5 to text without accents. May be empty. */
export const announcementSlug = (title: string) => strictAnnouncementSlug(foldAccents(title))

/** The slug of the full list `/announcements/all`; no announcement may have it. */
export const fullListSlug = 'all'

/**
 * Makes the last segment of the address of a course, which is also its anchor on the page of its
 * department.
 * @example courseSlug('BSN') // 'bsn'
 */
export const courseSlug = (acronym: string) => acronym.toLowerCase()

/** Accents and other marks that Unicode keeps apart from their letter after NFKD. */
const marks = /\p{M}/gu

/** Letters with their accents taken off: 'Niño' becomes 'Nino'. */
export const foldAccents = (text: string) =>
  text.normalize('NFKD').replace(marks, '').normalize('NFC')

/** The news rule of spec 5 to the letter: 'Simbang Gabi sa Niño' becomes 'simbang-gabi-sa-nio'. */
export const strictNewsSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')

/**
 * The news rule of spec 5 on text without accents, so that 'Niño' stays readable as 'nino'. May be
 * empty.
 */
export const newsSlug = (title: string) => strictNewsSlug(foldAccents(title))

/**
 * The announcement rule of spec 5 to the letter: punctuation removed, white space to hyphens,
 * repeats collapsed.
 */
export const strictAnnouncementSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')

/** The announcement rule of spec 5 on text without accents. May be empty. */
export const announcementSlug = (title: string) => strictAnnouncementSlug(foldAccents(title))

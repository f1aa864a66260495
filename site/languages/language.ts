/**
 * The languages of the public site, as `lang` attributes name them. Each has a folder of catalogs.
 * The first has the plain addresses; the name of another begins its addresses: `/fil/events`.
 */
export const languages = ['en', 'fil'] as const

export type Language = (typeof languages)[number]

/** What the addresses of a language begin with: nothing for English, `/fil` for Filipino. */
export const prefixOf = (language: Language) =>
  languages.indexOf(language) > 0 ? `/${language}` : ''

/**
 * Returns the language of an address: the only place that decides in which language a request is
 * answered.
 * @example languageOf('/fil/events') // 'fil'
 */
export const languageOf = (path: string): Language =>
  languages.find((language, place) => place > 0 && isBelow(path, `/${language}`)) ?? languages[0]

/** `/fil`, `/fil/events`, and `/fil.data`, where React Router asks for the data of a page. */
const isBelow = (path: string, prefix: string) =>
  path.startsWith(prefix) && /^([/.?]|$)/.test(path.slice(prefix.length))

/** Returns the path that a page has in English, from its path in any language. */
export const plainPath = (path: string) => path.slice(prefixOf(languageOf(path)).length) || '/'

/**
 * The address of a page in a language, from its plain path, as kinds of content and the menu know it.
 * @example addressIn('fil', '/events') // '/fil/events'
 */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || path : prefixOf(language) + path

/** The languages of the site, as `lang` attributes name them. The first has plain addresses. */
export const languages = ['en', 'fil'] as const

export type Language = (typeof languages)[number]

/** Name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', fil: 'Filipino' }

/** Returns the beginning of a language's addresses: nothing for English, `/fil` for Filipino. */
export const prefixOf = (language: Language) => (language === languages[0] ? '' : `/${language}`)

/**
 * Returns the language of an address: the only place that decides in which language a request is
 * answered. React Router asks at `/fil.data` for the data of `/fil`.
 * @example languageOf('/fil/events') // 'fil'
 */
export const languageOf = (path: string): Language =>
  languages.find((language) => language === path.split(/[/.?]/, 2)[1]) ?? languages[0]

/** Returns the path that a page has in English, from its path in any language. */
export const plainPath = (path: string) => path.slice(prefixOf(languageOf(path)).length) || '/'

/**
 * The address of a page in a language, from its plain path, as kinds of content and the menu know it.
 * @example addressIn('fil', '/events') // '/fil/events'
 */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || path : prefixOf(language) + path

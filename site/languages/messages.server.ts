import { languageOf, type Language } from './language.ts'
import { translateInto, type Messages, type Translate } from './translate.ts'

/** Every catalog by its path: the server holds all languages. */
const catalogs = import.meta.glob<Messages>('./*/*.yaml', { eager: true, import: 'default' })

const createTranslator = (language: Language): Translate => {
  const ofLanguage = Object.entries(catalogs).filter(([path]) => path.startsWith(`./${language}/`))
  const messages = ofLanguage.flatMap(([, section]) => Object.entries(section))
  return translateInto(language, Object.fromEntries(messages))
}

const translators: Record<Language, Translate> = {
  en: createTranslator('en'),
  fil: createTranslator('fil'),
}

/**
 * Returns the function that writes messages in a language.
 * @example translatorFor('fil')('server.readOnly')
 */
export const translatorFor = (language: Language): Translate => translators[language]

/**
 * Returns the function that writes messages in the language of a path.
 * @example translatorForPath(context.req.path)('server.readOnly')
 */
export const translatorForPath = (path: string): Translate => translatorFor(languageOf(path))

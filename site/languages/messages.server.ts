import { languageOf, type Language } from './language.ts'
import { translateInto, type Messages, type Translate } from './translate.ts'

/** Every catalog by its path: the server holds all languages. */
const catalogs = import.meta.glob<Messages>('./*/*.yaml', { eager: true, import: 'default' })

const translate = (language: Language): Translate => {
  const ofLanguage = Object.entries(catalogs).filter(([path]) => path.startsWith(`./${language}/`))
  const messages = ofLanguage.flatMap(([, section]) => Object.entries(section))
  return translateInto(language, Object.fromEntries(messages))
}

const translations: Record<Language, Translate> = { en: translate('en'), fil: translate('fil') }

/** Returns the function that writes messages in a language. */
export const translationTo = (language: Language): Translate => translations[language]

/** Returns the function that writes messages in the language of a path. */
export const translationAt = (path: string): Translate => translationTo(languageOf(path))

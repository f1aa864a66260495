import * as english from './english.ts'
import * as filipino from './filipino.ts'
import { languageOf, type Language } from './language.ts'
import { translateInto, type Messages, type Translate } from './translate.ts'

/** All sections of a catalog: the server holds every language. */
const wholeCatalog = (sections: Record<string, Messages>) =>
  Object.assign({}, ...Object.values(sections)) as Messages

const translations: Record<Language, Translate> = {
  en: translateInto('en', wholeCatalog(english)),
  fil: translateInto('fil', wholeCatalog(filipino)),
}

/** Returns the function that writes messages in a language. */
export const translationTo = (language: Language): Translate => translations[language]

/**
 * Returns the function that writes messages in the language of an address: for the answer to a
 * request, whatever it is.
 * @param path with or without its query
 */
export const translationAt = (path: string): Translate => translationTo(languageOf(path))

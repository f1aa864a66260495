import { languages, plainPath, prefixOf, type Language } from '../languages/language.ts'
import { addressIn } from '../page-address.ts'

interface OtherLanguage {
  language: Language
  /** address of the same page in that language */
  address: string
}

/**
 * Lists the same page in the other languages.
 * @param path of the page on view, with its query; a slash at its end means nothing
 */
export function otherLanguages(own: Language, path: string): OtherLanguage[] {
  const plain = plainPath(path).replace(/(?<=.)\/+(?=\?|$)/, '')
  return languages
    .filter((language) => language !== own)
    .map((language) => ({ language, address: addressIn(language, plain) }))
}

interface LanguageLinkProps extends OtherLanguage {
  own: Language
  children: string
}

/** A link to the same page in another language; see language-script.ts. */
export const LanguageLink = ({ language, address, own, children }: LanguageLinkProps) => (
  <a
    href={address}
    hrefLang={language}
    lang={language}
    data-reload=""
    data-from={prefixOf(own)}
    data-to={prefixOf(language)}
  >
    {children}
  </a>
)

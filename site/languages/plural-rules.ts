/** Returns which plural form of a language a count takes. */
const pluralRule = (language: string) => {
  const rules = new Intl.PluralRules(language)
  return (count: number) => rules.select(count)
}

/** One for each language, under its name: compiled catalogs import it (compile-messages.ts). */
export const en = pluralRule('en')
export const fil = pluralRule('fil')

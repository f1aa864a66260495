/** Returns which plural form of a language a count takes. */
const pluralRule = (language: string) => {
  const rules = new Intl.PluralRules(language)
  return (count: number) => rules.select(count)
}

/** The rule of each language under its name, for compiled catalogs (compile-messages.ts). */
export const en = pluralRule('en')
export const fil = pluralRule('fil')

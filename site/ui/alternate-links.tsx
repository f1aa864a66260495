import { addressIn, languages, plainPath } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'

/**
 * Names the page in each language for search engines; the English one is for all other languages.
 * @param canonical the full address of the page
 */
export function AlternateLinks({ canonical }: { canonical: string }) {
  const { origin, pathname, search } = new URL(canonical)
  const path = plainPath(pathname) + search
  const addresses = languages.map((language) => [language, addressIn(language, path)] as const)
  return [...addresses, ['x-default', path] as const].map(([language, address]) => (
    <link key={language} rel="alternate" hrefLang={language} href={origin + address} />
  ))
}

/** The languages of a page and of its other versions, for Open Graph (https://ogp.me). */
export function LocaleTags({ hasVersions }: { hasVersions: boolean }) {
  const { language: own } = useMessages()
  const others = languages.filter((language) => language !== own)
  return (
    <>
      <meta property="og:locale" content={`${own}_PH`} />
      {hasVersions &&
        others.map((language) => (
          <meta key={language} property="og:locale:alternate" content={`${language}_PH`} />
        ))}
    </>
  )
}

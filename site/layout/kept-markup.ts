import { createContext, use, type ReactElement } from 'react'

/**
 * Renders a part of pages to HTML, or gives what was rendered for the same owner and variant
 * before.
 */
export type KeepMarkup = (owner: object, variant: string, part: ReactElement) => string

/** Provided on the server; in the browser there is none. */
export const KeptMarkupContext = createContext<KeepMarkup | null>(null)

/**
 * The content of an element that is alike on every page, to be spread into it: the server renders
 * it once and not for each page. The browser finds the same elements and hydrates them as any
 * others.
 * @param owner what it is made from: as long as that is the same object, the markup is the same
 * @param variant whatever else it depends on
 */
export function useKeptMarkup(owner: object, variant: string, part: ReactElement) {
  const keep = use(KeptMarkupContext)
  return keep
    ? { dangerouslySetInnerHTML: { __html: keep(owner, variant, part) } }
    : { children: part }
}

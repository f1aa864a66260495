import { createContext, use, type ReactElement } from 'react'

/** Renders a part of a page to HTML, or returns the cached HTML of the same owner and variant. */
export type KeepMarkup = (owner: object, variant: string, part: ReactElement) => string

/** Provided on the server only. */
export const KeptMarkupContext = createContext<KeepMarkup | null>(null)

/**
 * Returns props for an element with the same content on every page: the server renders it once, and
 * the browser hydrates it as usual.
 *
 * @param owner the object it is made from: the same object means the same markup
 * @param variant everything else that it depends on
 */
export function useKeptMarkup(owner: object, variant: string, part: ReactElement) {
  const keep = use(KeptMarkupContext)
  return keep
    ? { dangerouslySetInnerHTML: { __html: keep(owner, variant, part) } }
    : { children: part }
}

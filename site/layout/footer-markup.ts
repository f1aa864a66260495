import { use } from 'react'
import { DocumentPartsContext } from '../document/document-parts.ts'

/** The id of the footer; on the home page, of the template that holds it. */
export const footerId = 'site-footer'

let kept: string | undefined

/** The footer in the document that the visitor loaded; it stays for the whole visit. */
export function keptFooter(): string {
  kept ??= document.getElementById(footerId)?.innerHTML
  return kept ?? ''
}

/** Returns what is in the footer, as HTML; '' when loading failed. */
export function useFooterMarkup(): string {
  const { footer = '' } = use(DocumentPartsContext)
  return import.meta.env.SSR ? footer : keptFooter()
}

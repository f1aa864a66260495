import { use } from 'react'
import { DocumentPartsContext } from '../document/document-parts.ts'

/** The id of the footer; on the home page, the id of the template that holds the footer. */
export const footerId = 'site-footer'

let footerHtml: string | undefined

/** Returns the content of the footer, as HTML, from the document that the visitor loaded. */
export function keptFooter(): string {
  footerHtml ??= document.getElementById(footerId)?.innerHTML
  return footerHtml ?? ''
}

/** Returns the content of the footer, as HTML; '' when loading failed. */
export function useFooterMarkup(): string {
  const { footer = '' } = use(DocumentPartsContext)
  return import.meta.env.SSR ? footer : keptFooter()
}

import { createContext, type ReactNode } from 'react'

/** What pages of a copy have in the place of what needs a server. */
export interface CopyParts {
  /** who answers, instead of the question form */
  contacts: ReactNode
  /** what finds pages, below the search field */
  search: ReactNode
  /** why a page is not here */
  leftOut: string
}

/** What only the server writes into a page's document. */
export interface DocumentParts {
  /** at the end of the head */
  head?: ReactNode
  /** before everything else in the body */
  bodyStart?: ReactNode
  /** what is in the footer, as HTML */
  footer?: string
  /** after everything else in the body */
  bodyEnd?: ReactNode
  /** only in a copy of the site */
  copy?: CopyParts
}

/**
 * Given by the server. The browser renders none of it: React leaves elements alone that follow
 * those it knows in head and body.
 */
export const DocumentPartsContext = createContext<DocumentParts>({})

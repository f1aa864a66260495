import { createContext, type ReactNode } from 'react'

/** Replacements, in pages of a copy, for parts that need a server. */
export interface CopyParts {
  /** the offices that answer, instead of the question form */
  contacts: ReactNode
  /** the part that finds pages, below the search field */
  search: ReactNode
  /** says why a page is not here */
  leftOut: string
}

/** Parts of a page's document that only the server writes. */
export interface DocumentParts {
  /** at the end of the head */
  head?: ReactNode
  /** before everything else in the body */
  bodyStart?: ReactNode
  /** content of the footer, as HTML */
  footer?: string
  /** after everything else in the body */
  bodyEnd?: ReactNode
  /** only in a copy of the site */
  copy?: CopyParts
}

/** The parts of the document on the server; empty in the browser, where React leaves them alone. */
export const DocumentPartsContext = createContext<DocumentParts>({})

import { createContext, type ReactNode } from 'react'

/** What only the server writes into a page's document. */
export interface DocumentParts {
  /** at the end of the head */
  head?: ReactNode
  /** before everything else in the body */
  bodyStart?: ReactNode
  /** after everything else in the body */
  bodyEnd?: ReactNode
}

/**
 * Given by the server. The browser renders none of it: React leaves elements alone that follow
 * those it knows in head and body.
 */
export const DocumentPartsContext = createContext<DocumentParts>({})

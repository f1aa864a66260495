import { createContext } from 'react'
import type { ShownPicture } from '../../school/base/photo.ts'

/** A picture that a page shows, and the width of its slot in pixels. */
export interface DrawnPicture {
  picture: ShownPicture
  width: number
}

/** Facts that a page reports while it is rendered. */
export interface PageRecord {
  title: string
  /** the full canonical address of the page */
  canonical: string | undefined
  /** path of a drawn scene that the page shows */
  scene: string | undefined
  /** color of the typographic cover that the page has instead of a picture */
  tone: string | undefined
  /** the text of its title element */
  documentTitle: string
  /** text for search results and shared links */
  description: string
  drawn: DrawnPicture
}

/** Receives the facts that components report while the server renders; `null` in the browser. */
export const RecordPage = createContext<((facts: Partial<PageRecord>) => void) | null>(null)

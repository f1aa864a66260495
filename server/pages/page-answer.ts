import type { RouterContextProvider } from 'react-router'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { CopyOfSite, PageFacts, PreviewSettings } from '../../site/context.server.ts'

/** An answer, and the facts of the page in it; `null` when it is not a page. */
export interface PageAnswer {
  response: Response
  page: PageFacts | null
}

/** Sets what the pages of an ability read besides content. */
export type SetUpPage = (context: RouterContextProvider) => void

/** Differences from a page of the running site. */
export interface RenderOptions {
  /** source of the page's content; by default that of the site */
  source?: ContentSource
  preview?: PreviewSettings
  /** the page is for a static copy of the site */
  copy?: CopyOfSite
  setUpPage?: SetUpPage
}

/** Renders a page of the site, the not-found page included. */
export type RenderPage = (request: Request, options?: RenderOptions) => Promise<PageAnswer>

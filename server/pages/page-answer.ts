import type { ContentSource } from '../../school/content-source.server.ts'
import type { PageFacts, PreviewSettings } from '../../site/context.server.ts'

/** An answer, and what is known of the page in it; `null`: it is no page. */
export interface PageAnswer {
  response: Response
  page: PageFacts | null
}

export interface RenderOptions {
  /** where the page reads its content; left out, where the site does */
  source?: ContentSource
  preview?: PreviewSettings
}

/** Renders a page of the site, the not-found page included. */
export type RenderPage = (request: Request, options?: RenderOptions) => Promise<PageAnswer>

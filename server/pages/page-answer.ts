import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { UnsentQuestion } from '../../site/ask/unsent-question.ts'
import type { CopyOfSite, PageFacts, PreviewSettings } from '../../site/context.server.ts'
import type { EmailDraft } from '../../site/status/email-draft.ts'

/** An answer, and the facts of the page in it; `null` when it is not a page. */
export interface PageAnswer {
  response: Response
  page: PageFacts | null
}

export interface RenderOptions {
  /** source of the page's content; by default that of the site */
  source?: ContentSource
  preview?: PreviewSettings
  /** the page is for a static copy of the site */
  copy?: CopyOfSite
  /** a question that /ask-us shows again */
  unsent?: UnsentQuestion
  /** an address that /status/notify shows again */
  emailDraft?: EmailDraft
}

/** Renders a page of the site, the not-found page included. */
export type RenderPage = (request: Request, options?: RenderOptions) => Promise<PageAnswer>

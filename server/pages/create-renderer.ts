import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import {
  contentSource,
  copyOfSite,
  previewSettings,
  renderedPage,
  requestId,
  pageConfiguration,
  translation,
} from '../../site/context.server.ts'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import { currentRequestId } from '../request-log.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { sourceAt } from '../source-at.ts'
import type { RenderPage, SetUpPage } from './page-answer.ts'
import { handleBySection } from './section-handlers.ts'

interface RendererParts {
  /** the site as React Router built it */
  pages: ServerBuild
  /** of the build */
  mode: string
  source: ContentSource
  publicOrigin: string
  contentHost: string | null
  setUpPage: SetUpPage
}

/** Creates the function that renders every page of the site, also in previews and copies. */
export function createRenderer({ pages, mode, ...parts }: RendererParts): RenderPage {
  const { publicOrigin, contentHost } = parts
  const settings = { publicOrigin, contentHost }
  const handleRequest = handleBySection(pages, mode)
  return async (request, { source = parts.source, preview, copy, setUpPage } = {}) => {
    const context = new RouterContextProvider()
    const { pathname } = new URL(request.url)
    context.set(contentSource, sourceAt(source, pathname))
    context.set(pageConfiguration, settings)
    context.set(requestId, currentRequestId() ?? null)
    context.set(translation, translatorForPath(pathname))
    if (preview) context.set(previewSettings, preview)
    if (copy) context.set(copyOfSite, copy)
    parts.setUpPage(context)
    setUpPage?.(context)
    const response = await handleRequest(request, context)
    const page = context.get(renderedPage)
    if (page) {
      const policy = contentSecurityPolicy(page.scripts, settings, page.style)
      response.headers.set('content-security-policy', policy)
    }
    return { response, page }
  }
}

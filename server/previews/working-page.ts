import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { findPreview, showPreview } from '../../school/content/editing/previews.server.ts'
import type { PageAnswer, RenderPage } from '../pages/page-answer.ts'

interface WorkingParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
}

/** A page as visitors will get it once it is published. */
export interface WorkingPage {
  /** its address, once published */
  path: string
  /** renders it, or any other page of the site with what is being written */
  render: (path: string) => Promise<PageAnswer>
}

/**
 * Finds the page of a preview as visitors will get it: with scripts and at its own address.
 *
 * @param onPhoto gets each photograph in its texts
 * @returns `null` for a preview that does not exist or cannot be shown
 */
export async function findWorkingPage(
  { source, renderPage, publicOrigin }: WorkingParts,
  token: string,
  onPhoto?: ContentSource['onPhoto'],
): Promise<WorkingPage | null> {
  const now = source.now()
  const preview = await findPreview(source.database, token, now)
  const shown = preview && (await showPreview(source.database, preview, now))
  if (!shown) return null
  const working = {
    ...source,
    preview: shown.preview,
    host: null,
    now: () => now,
    ...(onPhoto && { onPhoto }),
  }
  return {
    path: shown.address,
    render: (path) => renderPage(new Request(publicOrigin + path), { source: working }),
  }
}

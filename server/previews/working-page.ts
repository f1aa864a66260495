import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import {
  findPreview,
  showPreview,
  type Preview,
} from '../../school/content/editing/previews.server.ts'
import type { PreviewSettings } from '../../site/context.server.ts'
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
  /**
   * Renders it, or any other page of the site with what is being written.
   * @param settings of a preview; without them the page has its scripts
   */
  render: (path: string, settings?: PreviewSettings) => Promise<PageAnswer>
}

/**
 * Finds the page of a preview by its token, as visitors will get it.
 * @param onPhoto gets each photograph in its texts
 * @returns `null` for a preview that does not exist or cannot be shown
 */
export async function findWorkingPage(
  parts: WorkingParts,
  token: string,
  onPhoto?: ContentSource['onPhoto'],
): Promise<WorkingPage | null> {
  const preview = await findPreview(parts.source.database, token, parts.source.now())
  return preview && readWorkingPage(parts, preview, onPhoto)
}

/** Reads the page of a preview; `null` for one that cannot be shown. */
export async function readWorkingPage(
  { source, renderPage, publicOrigin }: WorkingParts,
  preview: Preview,
  onPhoto?: ContentSource['onPhoto'],
): Promise<WorkingPage | null> {
  const now = source.now()
  const shown = await showPreview(source.database, preview, now)
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
    render: (path, settings) =>
      renderPage(new Request(publicOrigin + path), {
        source: working,
        ...(settings && { preview: settings }),
      }),
  }
}

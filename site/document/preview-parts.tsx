import { formatMoment } from '../../school/base/formats.ts'
import type { Translate } from '../languages/translate.ts'
import type { DocumentParts } from './document-parts.ts'

/** The style of the bar above each preview, the same on every page. */
export const previewStyle =
  '.preview-bar{position:sticky;top:0;z-index:10000;margin:0;padding:.5rem 1rem;background:#ffd54d;color:#10243e;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}'

/**
 * A document without scripts, under a bar that says that it is a preview.
 * @param expiresAt UTC in milliseconds; `null`: the page shows nothing that is not published
 */
export function previewParts(t: Translate, expiresAt: number | null): DocumentParts {
  return {
    head: (
      <>
        {/* Other pages cannot be framed, and what is being written stays open beside them. */}
        <base target="_blank" />
        <meta name="robots" content="noindex,nofollow" />
        <style dangerouslySetInnerHTML={{ __html: previewStyle }} />
      </>
    ),
    bodyStart: expiresAt !== null && (
      <p className="preview-bar" role="status">
        {t('server.preview', { moment: formatMoment(expiresAt, t.language) })}
      </p>
    ),
  }
}

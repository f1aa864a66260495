import { redirect, type LoaderFunctionArgs } from 'react-router'
import { dayInManila } from '../../../school/base/dates.ts'
import { readNoticePage } from '../../../school/content/class-status/read-class-status.server.ts'
import { contentSource, siteSettings, translation } from '../../../site/context.server.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { checkBoxStyle } from '../../../site/verify/verify-style.server.ts'
import { drawNotice, drawUnknownNotice } from './notice-body.server.tsx'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import { textFor } from '../../../site/today/status-words.ts'

const noticeStyle = statusStyle + checkBoxStyle

/**
 * Serves the page of one class notice. It stays when the notice is withdrawn or its days have passed;
 * an earlier slug redirects, and an unknown one is a page with status 404.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const t = context.get(translation)
  const source = context.get(contentSource)
  const found = await readNoticePage(source, params.slug ?? '')
  if (!found) {
    return drawSmallPage(context, {
      title: t('status.unknown'),
      description: t('status.unknownText'),
      path: null,
      children: drawUnknownNotice(t),
      status: 404,
    })
  }
  const { slug, headline, message } = found.notice
  if (slug !== params.slug) throw redirect(pageAddress(t.language, '/status/:slug', { slug }), 301)
  return drawSmallPage(context, {
    title: textFor(t, headline),
    description: textFor(t, message),
    // Search engines leave a withdrawn notice out: it has no canonical address.
    path: found.withdrawnAt === null ? `/status/${slug}` : null,
    style: noticeStyle,
    code: found.code,
    children: drawNotice(t, found, {
      today: dayInManila(new Date(source.now())),
      publicOrigin: context.get(siteSettings).publicOrigin,
    }),
  })
}

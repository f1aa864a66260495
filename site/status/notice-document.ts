import { redirect } from 'react-router'
import { dayInManila } from '../../school/base/dates.ts'
import { readNoticePage } from '../../school/content/class-status/read-notice.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { pageAddress } from '../page-address.ts'
import { checkBoxStyle } from '../verify/verify-style.server.ts'
import { drawNotice, drawUnknownNotice } from './notice-body.server.tsx'
import { drawSmallPage } from './small-page.server.tsx'
import { statusStyle } from './status-style.server.ts'
import { textFor } from './status-words.ts'
import type { Route } from './+types/notice-document.ts'

const noticeStyle = statusStyle + checkBoxStyle

/** Serves the page of one class notice, for good: also when it was withdrawn or its day has passed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const source = context.get(contentSource)
  const found = await readNoticePage(source, params.slug)
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
    path: found.withdrawnAt === null ? `/status/${slug}` : null,
    style: noticeStyle,
    code: found.code,
    children: drawNotice(t, found, {
      today: dayInManila(new Date(source.now())),
      publicOrigin: context.get(siteSettings).publicOrigin,
    }),
  })
}

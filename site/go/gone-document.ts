import { translation } from '../context.server.ts'
import { drawSmallPage } from '../status/small-page.server.tsx'
import { verifyStyle } from '../verify/verify-style.server.ts'
import { drawGone } from './gone-body.server.tsx'
import type { Route } from './+types/gone-document.ts'

/**
 * Serves `/go/CODE` where a printed code leads nowhere: it was never made, or its page is gone. Others
 * never come here (server/printed-codes).
 */
export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(translation)
  return drawSmallPage(context, {
    title: t('verify.gone'),
    description: t('verify.goneText'),
    path: null,
    style: verifyStyle,
    status: 404,
    children: drawGone(t),
  })
}

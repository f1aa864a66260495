import type { LoaderFunctionArgs } from 'react-router'
import { translation } from '../../../site/context.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { verifyStyle } from '../../../site/verify/verify-style.server.ts'
import { drawGone } from './gone-body.server.tsx'

/**
 * Serves `/go/CODE` where a printed code leads nowhere: it was never made, or its page is gone. Others
 * never come here (server/printed-codes).
 */
export function loader({ context }: LoaderFunctionArgs) {
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

import { redirect } from 'react-router'
import { readCode, showCode } from '../../school/base/codes.ts'
import { readStatement } from '../../school/content/statements/read-statement.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { pageAddress } from '../page-address.ts'
import { drawSmallPage } from '../small-page/small-page.server.tsx'
import { drawStatement, statementTitle } from './statement-body.server.tsx'
import { drawUnknown, drawVerify } from './verify-body.server.tsx'
import { verifyStyle } from './verify-style.server.ts'
import type { Route } from './+types/code-document.ts'

/** Serves `/verify/CODE`: what the school really said under a code, or that it said nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const { publicOrigin } = context.get(siteSettings)
  const code = readCode(params.code)
  if (code === null) {
    return drawSmallPage(context, {
      title: t('verify.malformed'),
      description: t('verify.lead'),
      path: null,
      style: verifyStyle,
      status: 404,
      children: drawVerify({ t, publicOrigin, typed: params.code.slice(0, 40) }),
    })
  }
  if (code !== params.code) throw redirect(pageAddress(t.language, '/verify/:code', { code }), 301)
  const statement = await readStatement(context.get(contentSource), code)
  if (!statement) {
    return drawSmallPage(context, {
      title: t('verify.unknown'),
      description: t('verify.unknownText', { code: showCode(code) }),
      path: null,
      style: verifyStyle,
      status: 404,
      children: drawUnknown(t, code),
    })
  }
  const title = statementTitle(t, statement)
  return drawSmallPage(context, {
    title,
    description: `${title}: ${statement.said.headline ?? ''}`,
    path: `/verify/${code}`,
    style: verifyStyle,
    children: drawStatement(t, statement),
  })
}

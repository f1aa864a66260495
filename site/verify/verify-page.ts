import { redirect } from 'react-router'
import { readCode } from '../../school/base/codes.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { pageAddress } from '../page-address.ts'
import { drawSmallPage } from '../small-page/small-page.server.tsx'
import { drawVerify } from './verify-body.server.tsx'
import { verifyStyle } from './verify-style.server.ts'
import type { Route } from './+types/verify-page.ts'

export const handle = defineQuery('code')

/** Serves `/verify`: the form for a code, which leads to the page of that code. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const typed = handle.read(url).get('code')?.trim()
  const code = typed ? readCode(typed) : null
  if (code !== null) throw redirect(pageAddress(t.language, '/verify/:code', { code }))
  const { shortName } = await readReference(source, siteSettingsKind)
  return drawSmallPage(context, {
    title: t(typed ? 'verify.malformed' : 'verify.title'),
    description: t('verify.description', { school: shortName }),
    path: typed ? null : '/verify',
    style: verifyStyle,
    status: typed ? 400 : 200,
    children: drawVerify({
      t,
      publicOrigin: publicOrigin,
      typed: typed || undefined,
    }),
  })
}

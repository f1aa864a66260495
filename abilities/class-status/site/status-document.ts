import type { LoaderFunctionArgs } from 'react-router'
import { readClassStatus } from '../../../school/content/class-status/read-class-status.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { contentSource, translation } from '../../../site/context.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { drawProgramLinks, drawStatus } from './status-body.server.tsx'

/** Serves `/status`: whether there are classes today and tomorrow. */
export async function loader({ context }: LoaderFunctionArgs) {
  const t = context.get(translation)
  const source = context.get(contentSource)
  const [status, { shortName }] = await Promise.all([
    readClassStatus(source),
    readReference(source, siteSettingsKind),
  ])
  return drawSmallPage(context, {
    title: t('status.title'),
    description: t('status.description', { school: shortName }),
    path: '/status',
    children: drawStatus(t, status),
    lastLine: drawProgramLinks(t),
  })
}

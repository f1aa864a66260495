import type { LoaderFunctionArgs } from 'react-router'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { contentSource, translation } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { drawSubscription } from './mail-page.server.ts'
import { drawNotify } from './notify-body.server.tsx'
import { notifyScript } from './notify-script.ts'
import { notifyStyle } from './notify-style.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import { emailDraft, notifySettings } from './notify-settings.server.ts'

export const handle = defineQuery('mail', 'said')

/**
 * Serves `/status/notify`, where a phone or an e-mail address asks to be told about classes, and
 * `/status/mail/:token`: one module, because every page downloads the names of all modules.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { token } = params
  if (token !== undefined) return drawSubscription(context, token, handle.read(url).get('said'))
  const t = context.get(translation)
  const { hasMail, readPhoneKey } = context.get(notifySettings)
  const draft = context.get(emailDraft)
  const done = handle.read(url).get('mail')
  const { shortName } = await readReference(context.get(contentSource), siteSettingsKind)
  return drawSmallPage(context, {
    title: t('status.notifyTitle'),
    description: t('status.notifyDescription', { school: shortName }),
    path: '/status/notify',
    children: drawNotify(t, { key: await readPhoneKey(), hasMail, draft, done }),
    style: statusStyle + notifyStyle,
    script: notifyScript,
    isInstallable: true,
  })
}

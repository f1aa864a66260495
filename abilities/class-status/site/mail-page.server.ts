import type { RouterContextProvider } from 'react-router'
import { findByToken } from '../email-subscriptions.server.ts'
import { choicesOf } from '../subscriptions.server.ts'
import { tidyToken } from '../../../school/staff/accounts/secret-token.server.ts'
import { contentSource, translation } from '../../../site/context.server.ts'
import { drawDeadLink, drawMailPage } from './mail-body.server.tsx'
import { notifyStyle } from './notify-style.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'

/**
 * Draws `/status/mail/:token`, where the owner of an e-mail address confirms, changes or stops.
 * @param said what was done last
 */
export async function drawSubscription(
  context: Readonly<RouterContextProvider>,
  copiedToken: string,
  said: string | null,
): Promise<Response> {
  const t = context.get(translation)
  const { database, now } = context.get(contentSource)
  const token = tidyToken(copiedToken)
  const row = await findByToken(database, token, now())
  const isConfirmed = row !== null && row.confirmed_at !== null
  return drawSmallPage(context, {
    title: t(row ? 'status.mailYours' : 'status.mailDead'),
    description: t('status.mailIntro'),
    path: null,
    status: row ? 200 : 404,
    children: row
      ? drawMailPage({ t, token, email: row.address, choices: choicesOf(row), isConfirmed, said })
      : drawDeadLink(t),
    style: statusStyle + notifyStyle,
  })
}

import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { contentSource, renderedPage } from '../context.server.ts'
import base from '../styles/base.css?inline'
import fonts from '../styles/fonts.css?inline'
import reset from '../styles/reset.css?inline'
import tokens from '../styles/tokens.css?inline'
import { drawSignInPage } from './sign-in-page.server.tsx'
// oxlint-disable-next-line import/default -- the build gives the text of the script
import script from './sign-in-script.ts?script'
import own from './sign-in.css?inline'
import type { Route } from './+types/sign-in-document.ts'

const style = [reset, fonts, tokens, base, own].join('\n')

/**
 * Serves `/login` (spec 2): signs in, and opens one-time links (`/login#link=…`). Staff read English,
 * so its texts are in no catalog.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const { schoolName } = await readReference(source, siteSettingsKind)
  context.set(renderedPage, {
    title: 'Sign in',
    canonical: null,
    scene: null,
    tone: null,
    scripts: [script],
    style,
  })
  return new Response(drawSignInPage({ schoolName, style, script }), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

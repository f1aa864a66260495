import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { contentSource, renderedPage } from '../context.server.ts'
import { drawPage, script, style } from './sign-in-page.server.tsx'
import type { Route } from './+types/login-page.ts'

/** Serves `/login` (spec 2), also for one-time links (`/login#link=…`). Staff read English. */
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
  return new Response(drawPage(schoolName), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

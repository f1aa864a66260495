import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import {
  copyOfSite,
  pageCode,
  pageFrame,
  previewSettings,
  renderedPage,
  requestCode,
  translation,
  type PageFacts,
} from './context.server.ts'
import { DocumentPartsContext } from './document/document-parts.ts'
import { previewParts } from './document/preview-parts.tsx'
import { visitorParts } from './document/visitor-parts.tsx'
import { SiteMenu } from './layout/site-menu.server.tsx'
import { JsonLd } from './ui/json-ld.tsx'
import { RecordPage, type PageRecord } from './ui/page-record.ts'
import * as wrapStyles from './ui/wrap.module.css'

/**
 * Renders a page to a string, a quarter cheaper than a stream. Loaders return no promises inside
 * data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const data = await readAll(entryContext.serverHandoffStream)
  const { serverHandoffStream: _, ...wholeContext } = entryContext
  const preview = context.get(previewSettings)
  const t = context.get(translation)
  const { pathname, search } = new URL(request.url)
  const copy = context.get(copyOfSite)
  const { menuLabels, menuPages, footer, offices, school } = context.get(pageFrame)
  const { parts, scripts, files } = preview
    ? { parts: previewParts(t, preview.expiresAt), scripts: [], files: [] }
    : copy
      ? { parts: copy.documentParts(t, offices), scripts: [], files: [] }
      : visitorParts(wholeContext, data)
  const code = status >= 500 ? context.get(requestCode) : null
  const bodyEnd = (
    <>
      {code !== null && (
        <aside className={wrapStyles.root}>
          <p>{t('server.tellUs', { id: code })}</p>
        </aside>
      )}
      <SiteMenu
        t={t}
        labels={menuLabels}
        added={menuPages}
        path={preview ? null : pathname + search}
      />
      {parts.bodyEnd}
    </>
  )
  const page: PageFacts = {
    title: null,
    canonical: null,
    scene: null,
    tone: null,
    scripts,
    code: context.get(pageCode),
    files: [...stylesOf(wholeContext), ...files],
    pictures: [],
  }
  const html = renderToString(
    <DocumentPartsContext
      value={{
        ...parts,
        footer,
        bodyEnd,
        // Every page names the school in its head, for search engines.
        head: (
          <>
            {parts.head}
            {school && <JsonLd data={school} />}
          </>
        ),
      }}
    >
      <RecordPage value={(facts) => record(page, facts)}>
        <ServerRouter context={wholeContext} url={request.url} />
      </RecordPage>
    </DocumentPartsContext>,
  )
  context.set(renderedPage, page)
  headers.set('content-type', 'text/html; charset=utf-8')
  // Bytes, because a Response checks a text letter by letter.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** A drawing of this site, which is the only kind of picture that share cards show. */
const drawing = /^\/images(?:\/[\w-][\w.-]*)+\.svg$/

/** Keeps the first of what a page says of itself. */
function record(page: PageFacts, said: Partial<PageRecord>) {
  const { title, canonical, scene, tone, documentTitle, description, drawn } = said
  page.title ??= title ?? null
  page.canonical ??= canonical || null
  page.tone ??= tone ?? null
  if (scene && drawing.test(scene)) page.scene ??= scene
  if (documentTitle !== undefined) page.documentTitle ??= documentTitle
  if (description !== undefined) page.description ??= description
  if (drawn) page.pictures?.push(drawn)
}

/** The style sheets of a page, which React Router links. */
const stylesOf = ({ manifest, staticHandlerContext }: Omit<EntryContext, 'serverHandoffStream'>) =>
  staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

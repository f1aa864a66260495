import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import {
  copyOfSite,
  pageCode,
  pageFrame,
  previewSettings,
  renderedPage,
  requestId,
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
 * Renders a page to a string, a quarter cheaper than a stream: no loader returns a promise inside
 * its data. Sets `renderedPage` to the facts of the page.
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
  const isPreview = context.get(previewSettings) !== null
  const t = context.get(translation)
  const { pathname, search } = new URL(request.url)
  const { menuLabels, menuPages, footer, school } = context.get(pageFrame)
  const { parts, scripts, files } = documentParts(context, wholeContext, data)
  const failedRequestId = status >= 500 ? context.get(requestId) : null
  const bodyEnd = (
    <>
      {failedRequestId !== null && (
        <aside className={wrapStyles.root}>
          <p>{t('server.tellUs', { id: failedRequestId })}</p>
        </aside>
      )}
      <SiteMenu
        t={t}
        labels={menuLabels}
        added={menuPages}
        path={isPreview ? null : pathname + search}
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
      <RecordPage value={(facts) => recordFacts(page, facts)}>
        <ServerRouter context={wholeContext} url={request.url} />
      </RecordPage>
    </DocumentPartsContext>,
  )
  context.set(renderedPage, page)
  headers.set('content-type', 'text/html; charset=utf-8')
  // Bytes, because a Response checks a text letter by letter.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** Chooses the parts around a page: those of a preview, of a copy of the site, or of a visit. */
function documentParts(
  context: RouterContextProvider,
  entryContext: Omit<EntryContext, 'serverHandoffStream'>,
  data: string,
): ReturnType<typeof visitorParts> {
  const t = context.get(translation)
  const preview = context.get(previewSettings)
  if (preview) return { parts: previewParts(t, preview.expiresAt), scripts: [], files: [] }
  const copy = context.get(copyOfSite)
  if (!copy) return visitorParts(entryContext, data)
  const { offices } = context.get(pageFrame)
  return { parts: copy.documentParts(t, offices), scripts: [], files: [] }
}

/** Matches the drawings of this site: share cards show no other pictures. */
const drawingPath = /^\/images(?:\/[\w-][\w.-]*)+\.svg$/

/** Adds the facts that a component reports to those of its page; the first report counts. */
function recordFacts(page: PageFacts, facts: Partial<PageRecord>) {
  const { title, canonical, scene, tone, documentTitle, description, drawn } = facts
  page.title ??= title ?? null
  page.canonical ??= canonical || null
  page.tone ??= tone ?? null
  if (scene && drawingPath.test(scene)) page.scene ??= scene
  if (documentTitle !== undefined) page.documentTitle ??= documentTitle
  if (description !== undefined) page.description ??= description
  if (drawn) page.pictures?.push(drawn)
}

/** Lists the addresses of the style sheets that React Router links from a page. */
const stylesOf = ({ manifest, staticHandlerContext }: Omit<EntryContext, 'serverHandoffStream'>) =>
  staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

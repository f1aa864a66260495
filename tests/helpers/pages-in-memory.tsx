import { join } from 'node:path'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  useLoaderData,
  useParams,
  type LoaderFunction,
  type RouteObject,
} from 'react-router'
import { afterAll, beforeAll } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { seedStarterContent } from '../../content/seed.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import {
  contentSource,
  pageFrame,
  pageConfiguration,
  translation,
} from '../../site/context.server.ts'
import { DocumentPartsContext } from '../../site/document/document-parts.ts'
import { languageOf } from '../../site/languages/language.ts'
import { translatorFor } from '../../site/languages/messages.server.ts'
import { ProvideMessages, useRouteMessages } from '../../site/languages/use-messages.ts'
import * as root from '../../site/root.tsx'
import { setUpPage } from '../../product/abilities.ts'
import table from '../../site/routes.ts'
import { plainText } from './api.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { sourceOf } from './content-source.ts'
import { noon } from './entries.ts'
import { openSiteContent } from './site-content.ts'

interface PageModule {
  loader?: LoaderFunction
  handle?: unknown
  default?: ComponentType<{ loaderData: unknown; params: object }>
}

const modules = import.meta.glob<PageModule>('../../{site,abilities/*/site}/**/*.{ts,tsx}')

/** Makes a route as the framework does: its page gets what its loader returns. */
async function toRoute({
  id,
  path,
  index,
  file,
  children,
}: RouteConfigEntry): Promise<RouteObject> {
  const load = modules[`../../${join('site', file)}`]
  if (!load) throw new Error(`The URL table names ${file}, which does not exist.`)
  const { default: Page, loader, handle } = await load()
  const route = {
    ...(id && { id }),
    ...(path && { path }),
    ...(loader && { loader }),
    handle,
    ...(Page && {
      Component: () => <Page loaderData={useLoaderData()} params={useParams()} />,
    }),
  }
  if (index) return { ...route, index }
  return { ...route, children: await Promise.all((children ?? []).map(toRoute)) }
}

export const publicOrigin = 'https://www.dyci.example'

/** HTML of a page, and the content of its main part. */
interface ShownPart {
  /** the whole page */
  html: string
  /** the text of the main part */
  text: string
  /** text and address of each link */
  links: [text: string, address: string][]
  headings: string[]
}

interface ShownPage extends ShownPart {
  status: number
  /** the address that it redirects to */
  location: string | null
}

const toText = (html: string) =>
  plainText(
    html
      .replace(/<title\b[^>]*>[\s\S]*?<\/title>/g, '')
      .replace(/<span lang="[a-z]+">([^<]*)<\/span>/g, '$1'),
  )

function read(html: string): ShownPart {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  const links = [...main.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
  return {
    html,
    text: toText(main),
    links: links.map(([, address = '', text = '']) => [
      toText(text),
      address.replaceAll('&amp;', '&'),
    ]),
    headings: [...main.matchAll(/<h\d\b[^>]*>([\s\S]*?)<\/h\d>/g)].map(([, text = '']) =>
      toText(text),
    ),
  }
}

const framed = (Part: ComponentType) =>
  function Framed() {
    return (
      <ProvideMessages value={translatorFor('en')}>
        <Part />
      </ProvideMessages>
    )
  }

function Frame() {
  return (
    <ProvideMessages value={useRouteMessages()}>
      <Outlet />
    </ProvideMessages>
  )
}

/** Opens the pages of a database in memory, at noon, without a server and a build. */
async function openPages(database: Database) {
  const children = await Promise.all(table.map(toRoute))
  const loader = root.loader as LoaderFunction
  const { ErrorBoundary } = root
  const handler = createStaticHandler([
    { id: 'root', loader, Component: Frame, ErrorBoundary: framed(ErrorBoundary), children },
  ])
  const { source } = sourceOf(database)
  return async (path: string): Promise<ShownPage> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(contentSource, source)
    requestContext.set(pageConfiguration, { publicOrigin, contentHost: null })
    requestContext.set(translation, translatorFor(languageOf(path)))
    setUpPage(requestContext)
    const answer = await handler.query(new Request(publicOrigin + path), { requestContext })
    if (answer instanceof Response) {
      const { status, headers } = answer
      return { ...read(''), status, location: headers.get('location') }
    }
    const router = createStaticRouter(handler.dataRoutes, answer)
    const html = renderToStaticMarkup(
      <DocumentPartsContext value={{ footer: requestContext.get(pageFrame).footer }}>
        <StaticRouterProvider router={router} context={answer} hydrate={false} />
      </DocumentPartsContext>,
    )
    return { ...read(html), status: answer.statusCode, location: null }
  }
}

/** Makes a fresh SQLite database with the starter content, and opens its pages. */
async function openStarterPages() {
  const dataDir = makeDatabaseFolder('pages')
  const content = await openSiteContent({ dataDir })
  await migrate(content.database)
  await seedStarterContent(content.database, noon)
  return {
    ...content,
    show: await openPages(content.database),
    /** deletes every entry of some kinds, such as those of the starter content */
    removeEntries: async (...kinds: string[]) => {
      for (const table of ['entry', 'entry_tally'] as const)
        await content.database.deleteFrom(table).where('kind', 'in', kinds).execute()
    },
    stop: async () => {
      await content.close()
      removeTestFolder(dataDir)
    },
  }
}

/** Has pages of the starter content open during the tests of a file. */
export function startPages() {
  const site = {} as Awaited<ReturnType<typeof openStarterPages>>
  beforeAll(async () => void Object.assign(site, await openStarterPages()))
  afterAll(() => site.stop())
  return site
}

/** Renders a part of a page. */
export const renderPart = (part: ReactNode) =>
  read(
    renderToStaticMarkup(
      <ProvideMessages value={translatorFor('en')}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
      </ProvideMessages>,
    ),
  )

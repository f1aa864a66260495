import { languages, prefixOf, languageOf } from '../languages/language.ts'
import { isPagePath } from '../page-paths.ts'
import { answerPage } from './answer-page.ts'
import { essentials, serverTime } from './kept-index.ts'
import { addNote, plainPage, type CopyReason } from './kept-note.ts'
import { forLater, KeptPages } from './kept-pages.ts'
import { isFileOfPage, keptAddress, pageOfData } from './keep-rules.ts'
import { workerScope, type RequestEvent } from './worker-scope.ts'

const minute = 60_000

/** Ages at which kept copies are refreshed in the background, in milliseconds. */
const essentialAge = { '/status': 10 * minute, others: 7 * 24 * 60 * minute }
const visitedAge = 5 * minute

/** The page about a missing connection of this release, and its logo. */
const offlineCache = `offline-${import.meta.env.RELEASE as string}`
const logo = '/images/logo.svg'
const offlinePage = (path: string) => `${prefixOf(languageOf(path))}/offline`

const kept = new KeptPages({
  caches,
  fetch: (address, init) => fetch(address, init),
  alone: async (work) =>
    'locks' in navigator ? navigator.locks.request('kept-pages', work) : work(),
})

/** Lets background work fail: without storage or a connection nothing can be kept. */
const ignoreFailure = (work: Promise<unknown>) => work.catch(() => undefined)

/** Adds the listeners that keep pages and show them without a connection (docs/decisions/0088). */
export function listenForPages() {
  workerScope.addEventListener('install', (event) =>
    event.waitUntil(ignoreFailure(keepOfflinePages())),
  )
  workerScope.addEventListener('activate', (event) => event.waitUntil(ignoreFailure(activate())))
  workerScope.addEventListener('fetch', answerRequest)
}

/** Keeps the page about a missing connection, in each language. */
async function keepOfflinePages() {
  const cache = await caches.open(offlineCache)
  const wanted = [...languages.map((language) => `${prefixOf(language)}/offline`), logo]
  for (const address of wanted) {
    if (await cache.match(address)) continue
    const answer = await fetch(address, forLater)
    if (answer.ok) await cache.put(address, answer)
  }
}

/** Refreshes the first essential page that is too old: one short request for each page opened. */
async function refreshEssentials() {
  await ignoreFailure(keepOfflinePages())
  if (savesData()) return
  for (const address of essentials) {
    const age = address === '/status' ? essentialAge['/status'] : essentialAge.others
    if (await kept.refresh(address, age)) return
  }
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Deletes what older releases kept, and keeps the pages that are open. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('offline-') && name !== offlineCache) await caches.delete(name)
  await kept.removeStrays()
  const open = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of open) await ignoreFailure(keepVisited(new URL(url)))
  await refreshEssentials()
}

/** Keeps a page that was opened without a request for its document, such as by a link. */
async function keepVisited(url: URL) {
  const address = keptAddress(url)
  if (address !== null && !savesData()) await kept.refresh(address, visitedAge)
}

function answerRequest(event: RequestEvent) {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('range')) return
  if (url.origin !== workerScope.location.origin) return
  if (request.mode === 'navigate') {
    if (isPagePath(url.pathname)) event.respondWith(openPage(event, url))
    return
  }
  if (isFileOfPage(url)) event.respondWith(answerFile(request, url.pathname))
  if (url.pathname === logo) event.respondWith(answerLogo(request))
  const page = pageOfData(url)
  if (page) event.waitUntil(ignoreFailure(keepVisited(page)))
}

function openPage(event: RequestEvent, url: URL): Promise<Response> {
  const address = keptAddress(url)
  const keepAnswer = async (answer: Response) => {
    if (address !== null) await kept.keep(address, answer)
    await refreshEssentials()
  }
  return answerPage({
    network: () => {
      const answer = fetch(event.request)
      event.waitUntil(ignoreFailure(answer.then((page) => keepAnswer(page.clone()))))
      return answer
    },
    copy: (reason) => openCopy(address, reason),
    noConnection: () => openOfflinePage(url.pathname),
  })
}

async function openCopy(address: string | null, reason: CopyReason): Promise<Response | null> {
  const copy = address === null ? null : await kept.find(address)
  if (!copy) return null
  const { page, headers } = copy
  const html = addNote(copy.html, { ...page, reason, now: serverTime(page) })
  return html === null ? null : new Response(html, { headers })
}

async function openOfflinePage(path: string): Promise<Response> {
  const cache = await caches.open(offlineCache).catch(() => undefined)
  return (await cache?.match(offlinePage(path)).catch(() => undefined)) ?? plainPage(path)
}

/** Answers with the kept file first, which is never old: the name holds a hash of the content. */
const answerFile = async (request: Request, address: string): Promise<Response> =>
  (await kept.findFile(address).catch(() => undefined)) ?? fetch(request)

const answerLogo = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const answer = await (await caches.open(offlineCache)).match(logo)
    if (answer) return answer
    throw error
  })

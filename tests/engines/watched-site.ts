import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../helpers/local-server.ts'
import type { TestSite } from '../helpers/site.ts'

/** The addresses to which a page reports its errors, and of the script that does so. */
const notesPath = '/noted-by-tests'
const scriptPath = '/noted-by-tests.js'

/**
 * WebKit's driver has no console log, so the page itself reports what it would write there. A page that
 * is being left gives up what it was loading; Firefox tells it of an error for each of these files.
 */
const script = `
const note = (text) => {
  const request = new XMLHttpRequest()
  request.open('POST', '${notesPath}', false)
  request.send(text)
}
let isLeft = false
addEventListener('beforeunload', () => (isLeft = true))
addEventListener('error', ({ message, target }) => {
  if (message !== undefined) note(message)
  else if (!isLeft) note('not loaded: ' + (target.src ?? target.href))
}, true)
addEventListener('unhandledrejection', ({ reason }) => note('unhandled: ' + reason))
addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI))
for (const kind of ['error', 'warn']) {
  const write = console[kind]
  console[kind] = (...parts) => {
    note(kind + ': ' + parts.join(' '))
    write.apply(console, parts)
  }
}
`

export interface WatchedSite {
  origin: string
  /** all errors in its pages so far */
  notes: string[]
  /** it answers nothing, as if the browser had no connection */
  isCut: boolean
  stop: () => Promise<void>
}

/**
 * Passes a site on to the browser, and adds a script to each page that reports its errors here.
 *
 * @param scripts whether the site's own scripts may run
 */
export async function watchSite(
  site: Pick<TestSite, 'origin'>,
  { scripts }: { scripts: boolean },
): Promise<WatchedSite> {
  const notes: string[] = []
  const server = createServer((request, response) => {
    if (watched.isCut) {
      request.destroy()
      return
    }
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = Buffer.concat(chunks)
    if (request.url === notesPath) {
      notes.push(sent.toString())
      response.end()
      return
    }
    if (request.url === scriptPath) {
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
      return
    }
    const { 'accept-encoding': _, connection: __, host: ___, ...headers } = request.headers
    const answered = await fetch(site.origin + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(sent.length > 0 && { body: sent }),
    })
    response.statusCode = answered.status
    for (const [name, value] of answered.headers) {
      if (!/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name))
        response.appendHeader(name, value)
    }
    if (!scripts) response.appendHeader('content-security-policy', "script-src 'none'")
    const body = Buffer.from(await answered.arrayBuffer())
    const isPage = scripts && answered.headers.get('content-type')?.startsWith('text/html')
    response.end(
      isPage
        ? body.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`)
        : body,
    )
  }

  const watched: WatchedSite = { ...(await listenLocally(server)), notes, isCut: false }
  return watched
}

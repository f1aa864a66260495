import { Hono, type Context } from 'hono'
import type { VisitorRoutes } from '../../../server/routes.ts'
import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { readCode } from '../../../school/base/codes.ts'
import { drawQrFile } from '../../../school/base/qr-code.server.ts'
import { findTarget } from '../printed-codes.server.ts'
import { isPerson } from '../../../server/pages/user-agents.ts'
import type { RenderPage } from '../../../server/pages/page-answer.ts'

interface GoParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  /** the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  /** counts one scan; must not wait */
  onScan: (code: string) => void
}

/** The width of a QR code as PNG, in pixels: 30 cm wide in print at 170 dots per inch. */
const pngWidth = 2_000

/** Maximum number of pictures in memory, of some 15 kB each. */
const keptPictures = 100

/** Statuses of a page that is no more; other errors pass. */
const gone = new Set([404, 410])

/**
 * Leads from printed codes to where staff point them. Neither browsers nor the page cache keep an
 * answer, so a changed code leads elsewhere at once.
 */
export function goRoutes(parts: GoParts) {
  const { source, publicOrigin, renderPage, onScan } = parts
  const { database } = source
  const targets = new Targets(parts)
  const pictures = new Pictures()
  const routes: VisitorRoutes = new Hono()

  routes.get('/go/:file{[^/]+\\.(?:svg|png)}', async (context) => {
    const [name = '', type] = context.req.param('file').split('.')
    const code = readCode(name)
    if (code === null || (await findTarget(database, code)) === null)
      return context.text('There is no such printed code.\n', 404, neverKept)
    const svg = drawQrFile(`${publicOrigin}/go/${code}`)
    const headers = {
      ...neverKept,
      'content-type': type === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': `attachment; filename="qr-${code}.${type}"`,
    }
    if (type === 'svg') return context.body(svg, 200, headers)
    return context.body(await pictures.of(code, svg), 200, headers)
  })

  // Some programs add a slash.
  routes.on('GET', ['/go/:code', '/go/:code/'], async (context) => {
    const code = readCode(context.req.param('code'))
    const target = code === null ? null : await targets.find(code)
    if (code === null || target === null || target.isGone) return showGone(context)
    if (context.req.method === 'GET' && isPerson(context.req.header('user-agent'))) onScan(code)
    return new Response(null, { status: 302, headers: { location: target.address, ...neverKept } })
  })
  return routes

  /** Shows the page of a code that leads nowhere (site/go). */
  async function showGone(context: Context) {
    const { response } = await renderPage(new Request(publicOrigin + context.req.path))
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  }
}

const neverKept = { 'cache-control': 'no-store' }

interface FoundTarget {
  address: string
  isGone: boolean
}

/** Remembers where codes lead, and whether it is there, for one version of the content. */
class Targets {
  readonly #parts: GoParts
  #version = ''
  #found = new Map<string, Promise<FoundTarget | null>>()

  constructor(parts: GoParts) {
    this.#parts = parts
  }

  async find(code: string): Promise<FoundTarget | null> {
    const version = this.#parts.source.state()
    if (version !== this.#version) {
      this.#version = version
      this.#found = new Map()
    }
    const known = this.#found.get(code)
    if (known) return known
    const reading = this.#read(code)
    const found = this.#found
    found.set(code, reading)
    const forget = () => void found.delete(code)
    // Codes that no one made are without number, and a failure is tried again.
    void reading.then((target) => target === null && forget(), forget)
    return reading
  }

  async #read(code: string): Promise<FoundTarget | null> {
    const { source, statusOf } = this.#parts
    const address = await findTarget(source.database, code)
    if (address === null) return null
    const [path = ''] = address.split('#')
    return { address, isGone: address.startsWith('/') && gone.has(await statusOf(path)) }
  }
}

/** Draws the PNG of each code once: whoever asks again and again costs nothing. */
class Pictures {
  readonly #drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  of(code: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#drawn.get(code)
    if (known) return known
    if (this.#drawn.size >= keptPictures) this.#drawn.clear()
    const drawing = drawPng(svg)
    this.#drawn.set(code, drawing)
    drawing.catch(() => this.#drawn.delete(code))
    return drawing
  }
}

async function drawPng(svg: string) {
  // Loads the library with the first picture: most processes never draw one.
  const { default: sharp } = await import('sharp')
  const png = sharp(Buffer.from(svg)).resize(pngWidth, pngWidth, { kernel: 'nearest' }).png()
  return new Uint8Array(await png.toBuffer())
}

/** Counts scans in this process by code, and nothing about who scanned. */
export class ScanCounts {
  #counts = new Map<string, number>()

  add(code: string): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  /** Returns the scans by code since the last call. */
  collect(): Map<string, number> {
    const counts = this.#counts
    this.#counts = new Map()
    return counts
  }
}

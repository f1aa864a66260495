import { Hono, type Context } from 'hono'
import type { AbilityParts } from '../../../server/ability.ts'
import type { VisitorRoutes } from '../../../server/routes.ts'
import { readCode } from '../../../school/base/codes.ts'
import { drawQrFile } from '../../../school/base/qr-code.server.ts'
import { isGone } from '../printed-code.ts'
import { findTarget } from '../printed-codes.server.ts'
import { isPerson } from '../../../server/pages/page-views.ts'

type GoParts = Pick<AbilityParts, 'source' | 'renderPage' | 'publicOrigin' | 'statusOf'> & {
  /** counts one scan; must not wait */
  onScan: (code: string) => void
}

/** The width of a QR code as PNG, in pixels: 30 cm wide in print at 170 dots per inch. */
const pngWidth = 2_000

/** Maximum number of pictures in memory, of some 15 kB each. */
const maxPictures = 100

/** Redirects from printed codes to their targets. No answer is cached: a new target holds at once. */
export function goRoutes(parts: GoParts) {
  const { source, publicOrigin, renderPage, onScan } = parts
  const { database } = source
  const findCode = codeFinder(parts)
  const pictures = new Map<string, ReturnType<typeof drawPng>>()
  const routes: VisitorRoutes = new Hono()

  routes.get('/go/:file{[^/]+\\.(?:svg|png)}', async (context) => {
    const [name = '', type] = context.req.param('file').split('.')
    const code = readCode(name)
    if (code === null || (await findTarget(database, code)) === null)
      return context.text('There is no such printed code.\n', 404, noStore)
    const svg = drawQrFile(`${publicOrigin}/go/${code}`)
    const headers = {
      ...noStore,
      'content-type': type === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': `attachment; filename="qr-${code}.${type}"`,
    }
    if (type === 'svg') return context.body(svg, 200, headers)
    return context.body(await pictureOf(code, svg), 200, headers)
  })

  // Some programs add a slash.
  routes.on('GET', ['/go/:code', '/go/:code/'], async (context) => {
    const code = readCode(context.req.param('code'))
    const target = code === null ? null : await findCode(code)
    if (code === null || target === null || target.isGone) return showGone(context)
    if (context.req.method === 'GET' && isPerson(context.req.header('user-agent'))) onScan(code)
    return new Response(null, { status: 302, headers: { location: target.address, ...noStore } })
  })
  return routes

  /** Draws the PNG of each code once: many requests for one code cost little. */
  function pictureOf(code: string, svg: string) {
    if (pictures.size >= maxPictures) pictures.clear()
    const picture = pictures.get(code) ?? drawPng(svg)
    pictures.set(code, picture)
    picture.catch(() => pictures.delete(code))
    return picture
  }

  /** Shows the page of a code that leads nowhere (site/go). */
  async function showGone(context: Context) {
    const { response } = await renderPage(new Request(publicOrigin + context.req.path))
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  }
}

/** Header of answers that no cache keeps. */
const noStore = { 'cache-control': 'no-store' }

/** Creates the function that finds the target of a code, and keeps it for one content version. */
function codeFinder({ source, statusOf }: GoParts) {
  let version = ''
  let known = new Map<string, ReturnType<typeof read>>()
  const read = async (code: string) => {
    const address = await findTarget(source.database, code)
    return address === null ? null : { address, isGone: await isGone(address, statusOf) }
  }
  return (code: string) => {
    if (source.contentState() !== version) {
      version = source.contentState()
      known = new Map()
    }
    const found = known.get(code) ?? read(code)
    const ofVersion = known.set(code, found)
    const forget = () => void ofVersion.delete(code)
    // Forgets unknown codes, which would fill the memory, and failures, which are tried again.
    void found.then((target) => target === null && forget(), forget)
    return found
  }
}

async function drawPng(svg: string) {
  // Loads the library with the first picture: most processes never draw one.
  const { default: sharp } = await import('sharp')
  const png = sharp(Buffer.from(svg)).resize(pngWidth, pngWidth, { kernel: 'nearest' }).png()
  return new Uint8Array(await png.toBuffer())
}

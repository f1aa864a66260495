import { Hono } from 'hono'
import type { VisitorRoutes } from '../../../server/routes.ts'
import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { readPostFile } from '../post-shapes.ts'
import { readStatement } from '../../../school/content/entries/statements.server.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import type { PostPictures } from './post-pictures.ts'

/**
 * Serves pictures that carry the whole message of a class notice or an announcement, to post
 * elsewhere: `/post-kit/K7RWM4TX/square.jpg`, `…/square-2.jpg`. Only what holds has them, and samples
 * have none.
 */
export function postKit(source: ContentSource, { drawPicture }: PostPictures) {
  const routes: VisitorRoutes = new Hono()
  routes.get('/post-kit/:code/:file', async (context) => {
    const t = translatorForPath('/')
    const { code, file } = context.req.param()
    const asked = readPostFile(file)
    const statement = asked ? await readStatement(source, code) : null
    const picture =
      asked && statement?.state === 'current'
        ? await drawPicture(statement, asked.shape, asked.page)
        : 'no-picture'
    if (picture === 'no-picture') return context.text(t('server.noCard'), 404)
    if (picture === 'busy') {
      context.header('retry-after', '10')
      return context.text(t('server.manyCards'), 503)
    }
    context.header('content-type', 'image/jpeg')
    return context.body(new Uint8Array(picture))
  })
  return routes
}

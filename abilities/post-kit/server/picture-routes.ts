import { Hono } from 'hono'
import type { AbilityParts } from '../../../server/ability.ts'
import type { VisitorRoutes } from '../../../server/routes.ts'
import { readPostFile } from '../post-shapes.ts'
import { readStatement } from '../../../school/content/entries/statements.server.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import { postPictures, type PostPictureParts } from './post-pictures.ts'

/**
 * Serves pictures that carry the whole message of a class notice or an announcement, to post
 * elsewhere: `/post-kit/K7RWM4TX/square.jpg`, `…/square-2.jpg`. Only statements that hold now have
 * pictures, and samples have none.
 */
export function pictureRoutes(parts: PostPictureParts & Pick<AbilityParts, 'source'>) {
  const { drawPicture } = postPictures(parts)
  const routes: VisitorRoutes = new Hono()
  routes.get('/post-kit/:code/:file', async (context) => {
    const t = translatorForPath('/')
    const { code, file } = context.req.param()
    const wanted = readPostFile(file)
    const statement = wanted && (await readStatement(parts.source, code))
    const picture =
      wanted && statement?.state === 'current'
        ? await drawPicture(statement, wanted.shape, wanted.page)
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

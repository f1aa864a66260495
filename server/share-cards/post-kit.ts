import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { formatMoment, formatShortFullDate } from '../../school/base/formats.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import {
  isPosted,
  readStatement,
  type Statement,
} from '../../school/content/statements/read-statement.server.ts'
import { postShapeNames } from '../../school/content/statements/post-shapes.ts'
import { classNoticeKind } from '../../school/kinds/class-notice.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { translationAt } from '../../site/languages/messages.server.ts'
import type { Translate } from '../../site/languages/translate.ts'
import { spokenAddress, verifyAddress } from '../../site/verify/verify-address.ts'
import { readDrawing } from './draw-card.ts'
import { drawPost } from './draw-post.ts'
import { hashOf, type KeptCards } from './kept-cards.ts'
import type { Post } from './post-markup.ts'

interface PostKitParts {
  source: ContentSource
  publicOrigin: string
  /** the folder that holds this project's sources */
  root: string
  kept: KeptCards
}

/** Colors by the state of a class notice, as on /status; other statements have that of the school. */
const accents: Record<string, string> = {
  'no-classes': '#b3213f',
  remote: '#1d5b86',
  'early-dismissal': '#7a5200',
  'late-start': '#7a5200',
  'as-usual': '#1d6b46',
}
const usualAccent = '#1d5b86'

/**
 * Serves pictures that carry the whole message of a class notice or an announcement, to post
 * elsewhere: `/post-kit/K7RWM4TX/square.jpg`. Only what holds has one, and samples have none.
 */
export function postKit({ source, publicOrigin, root, kept }: PostKitParts) {
  const files = join(root, 'server/share-cards')
  const publicFolder = join(root, 'public')
  let design: ReturnType<typeof readDesign> | undefined
  /** Reads the parts that all pictures share: a new design draws every picture again. */
  const readDesign = () =>
    Promise.all([
      readDrawing(publicFolder, '/images/logo.svg'),
      readFile(join(files, 'draw-post.ts')),
      readFile(join(files, 'post-markup.ts')),
      readFile(join(files, 'bricolage-card.ttf')),
    ])

  const routes = new Hono()
  routes.get('/post-kit/:code/:file', async (context) => {
    const t = translationAt('/')
    const { code, file } = context.req.param()
    const shape = postShapeNames.find((each) => file === `${each}.jpg`)
    const statement = shape ? await readStatement(source, code) : null
    if (!shape || !statement || !isPosted(statement)) return context.text(t('server.noCard'), 404)
    const { schoolName: school } = await readReference(source.database, siteSettingsKind)
    const post = postOf(t, statement, { school, publicOrigin })
    const [logo, ...rest] = await (design ??= readDesign())
    const picture = await kept.getOrDraw(hashOf([shape, JSON.stringify(post), logo, ...rest]), () =>
      drawPost(post, shape, { files, logo }),
    )
    if (picture === null) {
      context.header('retry-after', '10')
      return context.text(t('server.manyCards'), 503)
    }
    context.header('content-type', 'image/jpeg')
    return context.body(new Uint8Array(picture))
  })
  return routes
}

/** Says what the picture of a statement shows. */
function postOf(
  t: Translate,
  { kind, code, category, said, history }: Statement,
  { school, publicOrigin }: { school: string; publicOrigin: string },
): Post {
  const { headline = '', message = '', filipinoHeadline, filipinoMessage = '' } = said
  const { firstDay, lastDay, campuses } = said
  const isNotice = kind === classNoticeKind.name
  const address = verifyAddress(publicOrigin, code)
  const last = history.at(-1)
  const dayOf = (day: string) => formatShortFullDate(day, t.language)
  const days = [...new Set([firstDay, lastDay].flatMap((day) => day ?? []))].map(dayOf)
  return {
    school,
    label: t(isNotice ? 'server.postNotice' : 'server.postAnnouncement'),
    messages: [
      { headline, text: message },
      ...(filipinoHeadline ? [{ headline: filipinoHeadline, text: filipinoMessage }] : []),
    ],
    // The headline of a class notice says its days.
    facts: [
      ...(isNotice || days.length === 0 ? [] : [days.join(' – ')]),
      ...(campuses ? [campuses] : []),
    ],
    asOf: t('server.postAsOf', { moment: formatMoment(last?.at ?? 0, t.language) }),
    checkIt: t('server.postCheck'),
    rest: t('server.postRest', { address: spokenAddress(address) }),
    check: { code, address, spoken: spokenAddress(address) },
    accent: (isNotice && accents[category ?? '']) || usualAccent,
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { liveReader } from '../../../school/content/reader.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { postShapeNames, type PostShape } from '../post-shapes.ts'
import type { Statement } from '../../../school/content/entries/statements.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import { readDrawing } from '../../../server/share-cards/draw-card.ts'
import { drawPost, layOutShape } from './draw-post.ts'
import { hashOf, type Drawing } from '../../../server/share-cards/kept-cards.ts'
import type { Post } from './post-markup.ts'
import type { PostPages } from './post-pages.ts'
import { formatMoment, formatShortFullDate } from '../../../school/base/formats.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { spokenAddress, verifyAddress } from '../../../site/verify/verify-address.ts'

export type PostPictureParts = Pick<AbilityParts, 'database' | 'publicOrigin' | 'drawing'>

/** The pictures that a statement takes in a shape. */
export interface PostAlbum {
  shape: PostShape
  pictures: number
  /** false: the text is too long, and the last picture ends with the address of the rest */
  isWhole: boolean
}

/** Maximum number of posts whose layout is kept in memory. */
const maxLayouts = 40

const created = new WeakMap<Drawing, ReturnType<typeof createPostPictures>>()

/** Returns the functions that count and draw the pictures of statements: the same for a whole site. */
export function postPictures(parts: PostPictureParts) {
  const pictures = created.get(parts.drawing) ?? createPostPictures(parts)
  created.set(parts.drawing, pictures)
  return pictures
}

function createPostPictures({ database, publicOrigin, drawing: { root, kept } }: PostPictureParts) {
  const sources = join(root, 'abilities/post-kit/server')
  const files = join(root, 'server/share-cards')
  const t = translatorForPath('/')
  const layouts = new Map<string, Promise<PostPages>>()
  const oneAtATime = pLimit(1)
  let design: ReturnType<typeof readDesign> | undefined
  /** Reads the parts that all pictures share: a new design draws every picture again. */
  const readDesign = () =>
    Promise.all([
      readDrawing(join(root, 'public'), '/images/logo.svg'),
      ...['draw-post.ts', 'post-markup.ts', 'post-pages.ts'].map((name) =>
        readFile(join(sources, name)),
      ),
      readFile(join(files, 'bricolage-card.ttf')),
    ])

  const readPost = async (statement: Statement): Promise<Post> => {
    const { schoolName: school } = await readReference(liveReader(database), siteSettingsKind)
    return writePost(t, statement, { school, publicOrigin })
  }

  /** Lays each post out once: measuring takes as long as drawing. */
  function layOut(post: Post, shape: PostShape): Promise<PostPages> {
    const hash = hashOf([shape, JSON.stringify(post)])
    const known = layouts.get(hash)
    if (known) return known
    const pages = oneAtATime(() => layOutShape(post, shape, files))
    layouts.set(hash, pages)
    pages.catch(() => layouts.delete(hash))
    const [oldest] = layouts.keys()
    if (layouts.size > maxLayouts && oldest !== undefined) layouts.delete(oldest)
    return pages
  }

  return {
    /** Counts the pictures of a statement in each shape. */
    countPictures: async (statement: Statement): Promise<PostAlbum[]> => {
      const post = await readPost(statement)
      return Promise.all(
        postShapeNames.map(async (shape) => {
          const { pages, isWhole } = await layOut(post, shape)
          return { shape, pictures: pages.length, isWhole }
        }),
      )
    },

    /** Draws a picture of a statement, or reads it where it is kept. @param page from 1 */
    drawPicture: async (
      statement: Statement,
      shape: PostShape,
      page: number,
    ): Promise<Buffer | 'no-picture' | 'busy'> => {
      const post = await readPost(statement)
      const [logo, ...rest] = await (design ??= readDesign())
      const hash = hashOf([shape, String(page), JSON.stringify(post), logo, ...rest])
      try {
        // Measured in the same queue: a program that asks for many pictures waits, or gets `busy`.
        const picture = await kept.getOrDraw(hash, async () => {
          const { pages, size } = await layOut(post, shape)
          const markup = pages[page - 1]
          if (markup === undefined) throw new NoSuchPicture()
          const mark = pages.length > 1 ? t('server.postPage', { page, pages: pages.length }) : null
          return drawPost(post, shape, { markup, size, mark }, { files, logo })
        })
        return picture ?? 'busy'
      } catch (error) {
        if (error instanceof NoSuchPicture) return 'no-picture'
        throw error
      }
    },
  }
}

/** The post has fewer pictures. */
class NoSuchPicture extends Error {}

/** Colors by the state of a class notice, as on /status. */
const noticeAccents: Record<string, string> = {
  'no-classes': '#b3213f',
  remote: '#1d5b86',
  'early-dismissal': '#7a5200',
  'late-start': '#7a5200',
  'as-usual': '#1d6b46',
}
/** Color of other statements. */
const usualAccent = '#1d5b86'

/** Writes the texts of the pictures of a statement. */
function writePost(
  t: Translate,
  { kind, code, category, said, history }: Statement,
  { school, publicOrigin }: { school: string; publicOrigin: string },
): Post {
  const { headline = '', message = '', filipinoHeadline, filipinoMessage = '' } = said
  const { firstDay, lastDay, campuses } = said
  const isNotice = kind === classNoticeKind.name
  const address = verifyAddress(publicOrigin, code)
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
    asOf: t('server.postAsOf', { moment: formatMoment(history.at(-1)?.at ?? 0, t.language) }),
    checkIt: t('server.postCheck'),
    rest: t('server.postRest', { address: spokenAddress(address) }),
    check: { code, address, spoken: spokenAddress(address) },
    accent: (isNotice && noticeAccents[category ?? '']) || usualAccent,
  }
}

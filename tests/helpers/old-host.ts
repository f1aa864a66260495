import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { makeJpeg, startHost } from './moving-in.ts'

/** Articles on a page of the old host. */
const limit = 4

/** Longer than visitors would wait for an answer, in milliseconds. */
const slowMs = 5_500

interface Faults {
  /** whether its first answer is slow and one of its answers fails at first */
  isWeak?: boolean
  /** called before each picture is sent, with how many were asked for: it may keep it back */
  beforePicture?: (count: number) => Promise<unknown> | undefined
}

/**
 * Starts an old host with eleven articles and two announcements, and with what goes wrong on such
 * hosts: the same title twice, an article without one, pictures that are broken, too large or
 * elsewhere.
 */
export async function startOldHost({ isWeak = false, beforePicture }: Faults = {}) {
  const picture = await makeJpeg()
  const huge = await sharp({
    create: { width: 9_000, height: 6_000, channels: 3, background: '#445' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const other = await startHost((_request, response) => response.end(picture))
  const pictures = [
    'robot.jpg',
    'moved.jpg',
    'broken.jpg',
    'endless.jpg',
    'huge.png',
    'away.jpg',
    'flaky.jpg',
    `${other.origin}/outside.jpg`,
  ]
  const articles = Array.from({ length: 11 }, (_, index) => ({
    articleID: 11 - index,
    articleTitle: titles.get(11 - index) ?? `Story ${11 - index}`,
    articleContent: `<p>Body ${11 - index}</p><p><img src="/uploads/body.jpg" alt="A hall"></p><p><a href="/dycian-news/story-5">before</a></p>`,
    articleBannerImage: pictures[index]
      ? `uploads/${pictures[index]}`.replace(/^uploads\/http/, 'http')
      : '',
    articlePublishedDate: index === 10 ? '' : `${String(12 - index).padStart(2, '0')}052024`,
    articleCategory: index === 1 ? 'Beyond Campus' : 'Outside News',
    articleTopic: 'robotics, STEM',
  }))
  const announcements = [
    {
      announcementID: 1,
      announcementTitle: 'No classes on Friday',
      announcementDate: '2025-01-02',
      announcementStartDate: '2025-01-03',
      announcementEndDate: '2025-01-03',
      announcementBannerImage: '/uploads/notice.jpg',
      announcementCategory: 'Advisory',
    },
    { announcementID: 2, announcementTitle: ' ', announcementDate: '2025-01-02' },
  ]
  const asked = new Map<string, number>()
  let pictureCount = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const times = (asked.get(request.url ?? '') ?? 0) + 1
    asked.set(request.url ?? '', times)
    const json = (body: unknown) => response.end(JSON.stringify(body))
    if (pathname === '/api/get-announcements.php') {
      if (isWeak && times === 1) await wait(slowMs)
      return json(announcements)
    }
    if (pathname === '/api/get-articles.php') {
      const page = Number(searchParams.get('page'))
      if (isWeak && page === 2 && times === 1) return response.writeHead(500).end('Error')
      const data = articles.slice((page - 1) * limit, page * limit)
      return json({ data, total: articles.length, limit })
    }
    await beforePicture?.((pictureCount += 1))
    const name = pathname.split('/').at(-1) ?? ''
    if (name === 'moved.jpg') return response.writeHead(302, { location: '/new/robot.jpg' }).end()
    if (name === 'away.jpg')
      return response.writeHead(302, { location: `${other.origin}/secret` }).end()
    if (name === 'broken.jpg') return response.end('<html>404</html>')
    if (name === 'huge.png') return response.end(huge)
    if (name === 'flaky.jpg' && times < 3) return response.writeHead(503).end()
    if (name === 'endless.jpg') {
      const more = () => {
        while (!response.destroyed && response.write(picture));
      }
      response.on('drain', more)
      return more()
    }
    return response.end(picture)
  }
  const host = await startHost((request, response) => void answer(request, response))
  return { host, other }
}

const titles = new Map([
  [3, ''],
  [6, 'The same title'],
  [7, 'The same title'],
])

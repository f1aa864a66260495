import { beforeEach, expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'

const origin = 'https://www.school.example'

/** A cache in memory, which may refuse to take more. */
class MemoryCache {
  readonly kept = new Map<string, Response>()
  isFull = false
  match = async (address: string) => this.kept.get(new URL(address, origin).href)?.clone()
  put = async (address: string, answer: Response) => {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError')
    this.kept.set(new URL(address, origin).href, answer)
  }
  delete = async (address: string) => this.kept.delete(address)
  keys = async () => [...this.kept.keys()].map((url) => ({ url }))
}

const style = '/assets/root-1.css'
const newStyle = '/assets/root-2.css'

let cache: MemoryCache
let answers: Map<string, () => Response>
let asked: string[]
let pages: KeptPages
beforeEach(() => {
  cache = new MemoryCache()
  answers = new Map([
    [style, () => new Response('old style')],
    [newStyle, () => new Response('new style')],
  ])
  asked = []
  pages = new KeptPages({
    caches: { open: async () => cache as unknown as Cache },
    fetch: async (address) => {
      asked.push(address)
      const answer = answers.get(address)
      if (!answer) throw new TypeError('offline')
      return answer()
    },
    alone: (work) => work(),
    limits: { pages: 3, bytes: 100_000 },
  })
})

function page(text: string, file = style): Response {
  const head = `<title>${text} &amp; more | DYCI</title><link href="${file}">`
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': 'x',
    'content-encoding': 'br',
    date: 'Sun, 22 Nov 2026 21:12:00 GMT',
  }
  const answer = new Response(`${head}<script src="/assets/root-1.js"></script>`, { headers })
  Object.defineProperty(answer, 'type', { value: 'basic' })
  return answer
}

const storedPaths = () =>
  [...cache.kept.keys()]
    .map((url) => new URL(url).pathname)
    .filter((path) => !path.endsWith('.json'))
    .sort()

test('a page that is kept is found with its title, its time by the server’s clock, and its style', async () => {
  await pages.keep('/a', page('A'))
  const copy = await pages.find('/a')
  expect(copy?.page).toMatchObject({
    address: '/a',
    title: 'A & more',
    keptAt: Date.UTC(2026, 10, 22, 21, 12),
    files: [style],
  })
  expect(copy?.headers.has('content-encoding')).toBe(false)
  expect(await (await pages.findFile(style))?.text()).toBe('old style')
})

test('a page that is kept keeps the style that it names when a new release comes, until it goes itself', async () => {
  await pages.keep('/a', page('A'))
  await pages.keep('/b', page('B', newStyle))
  expect(storedPaths()).toEqual(['/a', style, newStyle, '/b'].sort())
  await pages.keep('/a', page('A', newStyle))
  expect(storedPaths()).toEqual(['/a', newStyle, '/b'].sort())
  expect(asked).toEqual([style, newStyle])
})

test('a page that is kept goes when others were used since, and with it what broken-off work left behind', async () => {
  for (const address of ['/a', '/b', '/c', '/d']) await pages.keep(address, page(address))
  expect(await pages.find('/a')).toBeNull()
  await cache.put('/stray', new Response('stray'))
  await pages.removeStrays()
  expect(storedPaths()).toEqual(['/b', '/c', '/d', style].sort())
})

test('an answer that is private is not kept, and none as large as a quarter of the room', async () => {
  const secret = page('A')
  secret.headers.set('cache-control', 'no-store')
  await pages.keep('/a', secret)
  await pages.keep('/b', page('B'.repeat(25_000)))
  expect(storedPaths()).toEqual([])
})

test('a page that no one opens is asked for once its copy is old', async () => {
  answers.set('/status', () => page('Status'))
  expect(await pages.refresh('/status', 60_000)).toBe(true)
  // By the clock of the server, whatever that of the device says.
  expect(await pages.refresh('/status', 60_000)).toBe(false)
  expect(await pages.refresh('/status', 0)).toBe(true)
  expect(asked.filter((address) => address === '/status')).toHaveLength(2)
})

test('a page stays as it was when there is no room for others, or the style of its newer copy does not come', async () => {
  await pages.keep('/a', page('A'))
  cache.isFull = true
  await expect(pages.keep('/b', page('B'))).rejects.toThrow('No room')
  cache.isFull = false
  await expect(pages.keep('/a', page('A', '/assets/root-3.css'))).rejects.toThrow('offline')
  expect(await pages.find('/b')).toBeNull()
  expect((await pages.find('/a'))?.html).toContain(style)
})

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/helpers/backups.ts'
import { openWordPress } from './read-wordpress.server.ts'

const fixture = resolve(import.meta.dirname, '../../tests/wordpress/school.xml')
const site = 'https://old-school.example'
const uploads = `${site}/wp-content/uploads/2024/03`

/** Reads an export with everything that comes of it; of an entry, its kind by name. */
async function readExport(
  file: string,
  announcements = ['announcements'],
  onProgress?: (part: number) => void,
) {
  const source = await openWordPress(file, {
    announcements,
    now: 5,
    ...(onProgress && { onProgress }),
  })
  const items: object[] = []
  for await (const item of source.items)
    items.push(item.is === 'entry' ? { ...item.entry, kind: item.entry.kind.name } : item)
  return { ...source, items }
}

/** An export with these items, as a file of the test. */
function writeExport(items: string, head = `<wp:base_blog_url>${site}</wp:base_blog_url>`): string {
  const file = join(testFolder(), 'export.xml')
  const channel = `<wp:wxr_version>1.2</wp:wxr_version>${head}${items}`
  writeFileSync(file, `<rss><channel>${channel}</channel></rss>`)
  return file
}

/** An element for each of some texts. */
const elements = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')
const post = (id: number, texts: Record<string, string> = {}, more = '') =>
  `<item>${elements({ 'wp:post_id': `${id}`, 'wp:post_type': 'post', 'wp:status': 'publish', ...texts })}${more}</item>`
const meta = (key: string, value: string) =>
  `<wp:postmeta>${elements({ 'wp:meta_key': key, 'wp:meta_value': value })}</wp:postmeta>`

/** The entries of some posts. */
const entriesOf = async (items: string, announcements?: string[]) =>
  (await readExport(writeExport(items), announcements)).items as Record<string, unknown>[]

const lossOf = (what: string, where: string, reason: string, others: object = {}) => ({
  is: 'loss',
  what,
  where,
  reason,
  ...others,
})
const nowhere = (from: string, to: string) =>
  lossOf('redirect', from, `It leads to ${to}, which is not a page of this site.`)
const leftOut = (type: string, count: number) =>
  lossOf(`content of type “${type}”`, '', `${count} left out: this site has no such content.`)
const expected = { isExpected: true }

test('a WordPress export gives its posts and pages first, then files, and what does not come', async () => {
  const parts: number[] = []
  const read = await readExport(fixture, undefined, (part) => parts.push(part))
  expect(parts.at(-1)).toBe(1)
  expect(read).toMatchObject({ name: site, base: `${site}/`, total: 14 })
  const robots = 'Robots & Niño: a “first” place'
  // Categories, times and addresses of a post: the tests below.
  expect(read.items).toMatchObject([
    {
      kind: 'article',
      id: '20',
      title: robots,
      fields: { title: robots, publishedOn: '2024-03-05' },
      html: expect.stringContaining('<figcaption>The robot in the hall</figcaption>') as string,
      banner: { address: `${uploads}/team.jpg`, alt: '' },
      paths: [
        '/2024/03/05/robots-first-place/',
        '/2024/03/05/robots-win/',
        '/2024/03/04/robots-first-place/',
        '/?p=20',
      ],
      notes: [],
      losses: ['Left out of its text: [contact-form-7].'],
    },
    {
      kind: 'announcement',
      id: '21',
      title: 'No classes',
      fields: { title: 'No classes', date: '2025-01-07', category: 'Advisory' },
      html: expect.stringContaining('There are no classes on Friday.') as string,
      banner: null,
      losses: [],
    },
    { id: '22', publishAt: Date.parse('2099-04-01T00:00:00Z'), paths: ['/?p=22'] },
    { id: '23', html: '<p>Not ready.</p>', publishAt: null, where: `${site}/?p=23` },
    {
      id: '24',
      where: `${site}/2024/06/01/for-teachers-only/`,
      publishAt: null,
      notes: ['Not everyone could read it there: it is a draft here.'],
    },
    lossOf('post', `${site}/?p=25`, '“Thrown away” is in the trash there.', expected),
    {
      kind: 'article',
      id: '30',
      html: '<h1>About us</h1><p> We are a school.</p>',
      publishAt: null,
      paths: ['/about-us/', '/?page_id=30', '/?p=30'],
      notes: ['A page there is a draft here. Move its text to the page of this site.'],
    },
    { is: 'redirect', from: '/robots', to: '/2024/03/05/robots-first-place/' },
    nowhere('/shop', 'https://shop.example/'),
    { is: 'file', file: { address: `${uploads}/Robot-at-Work.jpg`, alt: 'A robot sorts cans' } },
    { is: 'file', file: { address: `${uploads}/team.jpg`, alt: '' } },
    { is: 'file', file: { address: `${uploads}/form-137.pdf`, alt: '' } },
    leftOut('tribe_events', 1),
    lossOf('comments', '', '1 left out: this site has no public comments.', expected),
  ])
})

test('addresses of the old site are known again, as are the smaller copies of its pictures', async () => {
  const { isMoved, fileAt } = await readExport(fixture)
  for (const path of ['/about-us', '/?p=20', '/2024/03/05/robots-win/'])
    expect([path, isMoved(path)]).toEqual([path, true])
  for (const path of ['/alumni/', '/?p=31', '/2024/03/05/robots/robot-at-work/'])
    expect([path, isMoved(path)]).toEqual([path, false])
  const whole = { address: `${uploads}/Robot-at-Work.jpg`, alt: 'A robot sorts cans' }
  for (const size of ['', '-300x200', '-1024x768'])
    expect(fileAt(`${uploads}/Robot-at-Work${size}.jpg`)).toEqual(whole)
  for (const other of ['Robot-at-Work-3x2.jpg', 'Robot-at-Work-300x200.jpg.txt', 'x-300x200.jpg'])
    expect(fileAt(`${uploads}/${other}`)).toEqual({ address: `${uploads}/${other}`, alt: '' })
})

const text = (html: string) => post(2, { 'content:encoded': `<![CDATA[${html}]]>` })
const file = (id: number, name: string) =>
  post(id, { 'wp:post_type': 'attachment', 'wp:attachment_url': `${uploads}/${name}` })

test.each([
  ['parade-1024x683.jpg', 'parade-scaled.jpg', 'parade-scaled.jpg'],
  ['turned-300x200.jpg', 'turned-rotated.jpg', 'turned-rotated.jpg'],
  ['cut-e1612345678901-300x200.jpg', 'cut.jpg', 'cut.jpg'],
  ['cut-300x200.jpg', 'cut-e1612345678.jpg', 'cut-e1612345678.jpg'],
  ['wide-1200x600-300x150.jpg', 'wide-1200x600.jpg', 'wide-1200x600.jpg'],
  ['Ni%C3%B1o-300x200.jpg?w=2', 'Niño.jpg', 'Ni%C3%B1o.jpg'],
  ['a-300x200.jpg', '', 'a.jpg'],
  ['b-300x200.jpg', '', 'b-1024x768.jpg'],
  ['b-300x200.jpg?w=2', '', 'b-300x200.jpg?w=2'],
])('the picture %s of a text is, with %j in the library, %s', async (named, kept, taken) => {
  const pictures = ['b-300x200', 'b-1024x768', 'b-150x150', 'a-e1612345678', 'a', 'a-300x200']
  const texts = text(pictures.map((name) => `<img src="${uploads}/${name}.jpg">`).join(''))
  const { fileAt } = await readExport(writeExport(texts + (kept && file(1, kept))))
  expect(fileAt(`${uploads}/${named}`).address).toBe(`${uploads}/${taken}`)
  if (!kept) return
  for (const place of ['http://www.old-school.example', 'https://i0.wp.com/old-school.example'])
    expect(fileAt(`${uploads.replace(site, place)}/${named}`).address).toBe(`${uploads}/${taken}`)
})

test('a picture of a post that the export lacks is named', async () => {
  const [entry, none] = await entriesOf(
    post(1, {}, meta('_thumbnail_id', '999')) + post(2, {}, meta('_thumbnail_id', '0')),
  )
  const losses = ['Its featured picture (number 999) is not in the export. Add one here.']
  expect([entry, none]).toMatchObject([{ banner: null, losses }, { losses: [] }])
})

test.each([
  ['PI&Ntilde;AS &ndash; Ni&ntilde;o&rsquo;s day &amp; rites', 'PIÑAS – Niño’s day & rites'],
  ['It&#8217;s &hellip; <em>5</em> &lt; 6', 'It’s … 5 < 6'],
  ['', 'A post without a title.', 'A post without a title. It goes on.'],
  ['&nbsp;', 'BRIGADA &', 'https://a.example\n<div>BRIGADA &amp;</div><div>June 8</div>'],
  ['', `${'word '.repeat(14)}word…`, 'word '.repeat(99)],
  ['', 'Untitled post 2', '<img src="/a.jpg">'],
])('a post with the title %j comes as %j', async (title, shown, words = '') => {
  const given = text(words).replace('<item>', `<item><title><![CDATA[${title}]]></title>`)
  const [entry] = await entriesOf(given)
  const isMade = words !== ''
  const notes = isMade ? ['It had no title there, so one was made up: check it.'] : []
  expect(entry).toMatchObject({ title: shown, fields: { title: shown }, notes })
})

test('an export without the address of its site, or a file that is not one, or is cut off, is refused', async () => {
  const refusal = (file: string, sentence: string) =>
    expect(readExport(file)).rejects.toThrow(sentence)
  const nameless = writeExport('', '<title>A school</title>')
  await refusal(nameless, 'does not name the address of its site')
  const file = writeExport('')
  await refusal(dirname(file), 'is a folder')
  writeFileSync(file, '<rss></rss>')
  await refusal(file, 'is not a WordPress export')
  writeFileSync(file, readFileSync(fixture, 'utf8').slice(0, -20))
  await refusal(file, 'is cut off')
})

test('the address of the blog counts before that of the installation and the link', async () => {
  const address = async (head: string) => (await readExport(writeExport(post(1), head))).base
  const link = '<link>https://link.example</link>'
  const install = `<wp:base_site_url>https://site.example/wp/</wp:base_site_url>`
  const blog = `<wp:base_blog_url>https://blog.example/news</wp:base_blog_url>`
  expect(await address(link + install + blog)).toBe('https://blog.example/news/')
  expect(await address(link + install)).toBe('https://site.example/wp/')
  expect(await address(link)).toBe('https://link.example/')
})

const inUtc = (time: string) => ({ 'wp:post_date_gmt': time })
const inManila = { 'wp:post_date': '2024-03-05 08:30:00' }
test.each([
  [{ 'wp:status': 'publish' }, 5],
  [{ 'wp:status': 'private', ...inUtc('2024-03-05 00:30:00') }, null],
  [{ 'wp:status': 'pending', ...inUtc('2024-03-05 00:30:00') }, null],
  [{ ...inUtc('2024-03-05 00:30:00'), 'wp:post_date': '2020-01-01 00:00:00' }, '00:30Z'],
  [{ ...inUtc('0000-00-00 00:00:00'), ...inManila }, '00:30Z'],
  [{ ...inUtc('2024-03-45 00:30:00'), ...inManila }, '00:30Z'],
  [{ ...inUtc('on 2024-03-05 00:30:00'), 'wp:post_date': '2024-03-05 08:30:00 h' }, 5],
])('a post with %j is published at %j', async (texts, time) => {
  const [entry] = await entriesOf(post(1, texts))
  const publishAt = typeof time === 'string' ? Date.parse(`2024-03-05T${time}`) : time
  expect(entry).toMatchObject({ publishAt })
})

test('posts in the trash and those that are too large are named, and those around them come', async () => {
  const trashed = ['trash', 'auto-draft', 'inherit'].map((status) =>
    post(1, { 'wp:status': status, title: 'Gone', link: 'there' }),
  )
  const large = post(2, { link: 'there', 'content:encoded': 'x'.repeat(4_000_001) })
  const gone = lossOf('post', 'there', '“Gone” is in the trash there.', expected)
  const tooLarge = lossOf('post', 'there', 'It is too large.')
  const read = await entriesOf(post(4) + trashed.join('') + large + post(3))
  expect(read.slice(1, -1)).toEqual([gone, gone, gone, tooLarge])
  expect([read[0]?.id, read.at(-1)?.id]).toEqual(['4', '3'])
})

test('categories and tags become the category and topics, those of announcements in any case', async () => {
  const term = (domain: string, nicename: string, name: string) =>
    `<category domain="${domain}" nicename="${nicename}">${name}</category>`
  const terms = [
    term('post_tag', 'outside', 'OUTSIDE news'),
    term('language', 'en', 'English'),
    term('category', 'uncategorized', 'Uncategorized'),
    term('category', 'arts', 'Arts &amp;amp; music'),
  ].join('')
  const notice = post(2, {}, term('category', 'x', 'Notices') + term('post_tag', 'y', 'Weather'))
  const page = post(3, { 'wp:post_type': 'page' }, term('category', 'notices', 'Any'))
  const plain = post(4, {}, '<category>Plain</category>')
  const items =
    post(1, {}, terms) + notice + page + plain + post(5, {}, term('category', 'NOTICES', 'Any'))
  expect(await entriesOf(items, ['notices'])).toMatchObject([
    { kind: 'article', fields: { category: 'Outside News', topics: ['Arts & music'] } },
    { kind: 'announcement', fields: { category: 'Weather' } },
    { kind: 'article', fields: { category: 'Campus News', topics: [] } },
    { kind: 'article', fields: { topics: ['Plain'] } },
    { kind: 'announcement', fields: { category: 'Announcements' } },
  ])
})

test('earlier names and days lead to a post only where its address has them', async () => {
  const paths = async (link: string, more: string, texts: Record<string, string> = {}) =>
    (await entriesOf(post(7, { link, 'wp:post_name': 'new', ...texts }, more)))[0]?.paths
  const old = meta('_wp_old_slug', 'old') + meta('_wp_old_slug', 'older')
  const day = meta('_wp_old_date', '2023-12-31')
  const all = ['/2024/01/new/', '/2024/01/old/', '/2024/01/older/', '/2023/12/new/', '/?p=7']
  expect(await paths(`${site}/2024/01/new/`, old + day)).toEqual(all)
  expect(await paths(`${site}/new/`, day)).toEqual(['/new/', '/?p=7'])
  expect(await paths(`${site}/x/24/01/new/`, day)).toEqual(['/x/24/01/new/', '/?p=7'])
  expect(await paths(`${site}/other/`, old)).toEqual(['/other/', '/?p=7'])
  expect(await paths(`${site}/new/`, old, { 'wp:post_name': '' })).toEqual(['/new/', '/?p=7'])
  expect(await paths(`${site}/`, '')).toEqual(['/?p=7'])
  expect(await paths('no address', '')).toEqual(['/?p=7'])
})

test('a rule leads on within the site only, and from one address', async () => {
  const rule = (from: string, to: string) => {
    const texts = meta('_redirect_rule_from', from) + meta('_redirect_rule_to', to)
    return post(1, { 'wp:post_type': 'redirect_rule' }, texts)
  }
  const within = rule('/a', '/b?c=1') + rule('/c', 'https://www.old-school.example/d')
  const outside = rule('e', '/f') + rule('/g/*', '/h') + rule('/k', 'https://')
  const empty = post(1, { 'wp:post_type': 'redirect_rule' })
  expect(await entriesOf(within + outside + empty)).toEqual([
    { is: 'redirect', from: '/a', to: '/b?c=1' },
    { is: 'redirect', from: '/c', to: '/d' },
    nowhere('e', '/f'),
    nowhere('/g/*', '/h'),
    nowhere('/k', 'https://'),
    nowhere('', 'nothing'),
  ])
})

test('technical items are left out without a word, others are counted by type', async () => {
  const technical = 'revision nav_menu_item wp_template custom_css acf-field-group acf-field'
  const types = [...technical.split(' '), 'my_revision', 'revisions', 'fair', 'fair']
  const items = types.map((type) => post(1, { 'wp:post_type': type })).join('')
  const left = [leftOut('my_revision', 1), leftOut('revisions', 1), leftOut('fair', 2)]
  expect(await entriesOf(items)).toEqual(left)
})

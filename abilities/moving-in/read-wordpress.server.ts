import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleCategories, articleKind } from '../../school/kinds/article.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { oldPathOf } from '../../school/content/old-addresses.server.ts'
import {
  hostOf,
  loss,
  MovingInError,
  pathOf,
  noParts,
  sentences,
  usableTopics,
  type OldEntry,
  type OldItem,
  type OldSource,
} from './old-content.ts'
import { WordPressFiles } from './wordpress-files.server.ts'
import { readItems, type WordPressItem, type WordPressTerm } from './wordpress-items.server.ts'
import { firstWords, htmlOfPost, plainText } from './wordpress-text.server.ts'

/** Types of items that are parts of WordPress and not content. */
const technical =
  /^(?:revision|nav_menu_item|wp_\w+|custom_css|customize_changeset|oembed_cache|user_request|acf-field(?:-group)?|wpcf7_contact_form|elementor_library)$/

/** Index of an export, built before anything is taken over. */
interface Index {
  address: string
  files: WordPressFiles
  /** the paths of posts, pages and files, in the form of `oldPathOf` */
  paths: Set<string>
  total: number
}

interface Options {
  /** categories whose posts are announcements here, in any case */
  announcements: readonly string[]
  now: number
  /** receives a part from 0 to 1 while the export is read for the first time */
  onProgress?: (part: number) => void
}

/**
 * Opens a WordPress export (WXR). Posts become news, or announcements by their category; pages become
 * drafts, because this site has pages of its own; all files go to the media library.
 *
 * @throws MovingInError when it is no export, or is cut off
 */
export async function openWordPress(
  file: string,
  { announcements, now, onProgress }: Options,
): Promise<OldSource> {
  const index = await readIndex(file, onProgress)
  if (hostOf(index.address) === '')
    throw new MovingInError(`${file} does not name the address of its site.`)
  const isOfAnnouncements = ({ nicename, name }: WordPressTerm) =>
    announcements.some((each) => [nicename, plainText(name)].some((word) => isSameWord(word, each)))
  return {
    name: new URL(index.address).origin,
    base: index.address.endsWith('/') ? index.address : `${index.address}/`,
    total: index.total,
    items: itemsOf(file, index, { isOfAnnouncements, now }),
    isMoved: (path) => index.paths.has(oldPathOf(path)),
    fileAt: (address) => index.files.findByAddress(address),
  }
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const typeOf = ({ texts }: WordPressItem) => texts.get('wp:post_type') ?? ''
const idOf = ({ texts }: WordPressItem) => texts.get('wp:post_id') ?? ''
const titleOf = ({ texts }: WordPressItem) => plainText(texts.get('title') ?? '')
const isText = (item: WordPressItem) => ['post', 'page'].includes(typeOf(item))

/** Reads the whole export once, for its files and addresses. */
async function readIndex(file: string, onProgress?: (part: number) => void): Promise<Index> {
  const index: Index = {
    address: '',
    files: new WordPressFiles(),
    paths: new Set(),
    total: 0,
  }
  for await (const found of readItems(file, onProgress)) {
    index.address ||= found.site
    index.total += 1
    if (typeOf(found) === 'attachment') {
      const address = found.texts.get('wp:attachment_url') ?? ''
      const alt = plainText(found.meta.get('_wp_attachment_image_alt')?.[0] ?? '')
      if (!URL.canParse(address)) continue
      index.files.add(idOf(found), { address: new URL(address).href, alt })
    } else if (isText(found)) {
      index.files.addNamed(found.texts.get('content:encoded') ?? '')
      for (const path of pathsOf(found)) index.paths.add(oldPathOf(path))
    }
  }
  return index
}

interface Rules {
  isOfAnnouncements: (term: WordPressTerm) => boolean
  now: number
}

/** Yields posts and pages, then files: pictures get the descriptions that texts have for them. */
async function* itemsOf(file: string, index: Index, rules: Rules): AsyncGenerator<OldItem> {
  const others = new Map<string, number>()
  let comments = 0
  for await (const found of readItems(file)) {
    if (typeOf(found) === 'attachment') continue
    comments += found.comments
    const type = typeOf(found)
    if (isText(found)) yield itemOf(found, index, rules)
    else if (type === 'redirect_rule') yield redirectOf(found, index)
    else if (!technical.test(type)) others.set(type, (others.get(type) ?? 0) + 1)
  }
  for (const each of index.files.all()) yield { is: 'file', file: each }
  for (const [type, count] of others)
    yield loss(`content of type “${type}”`, '', `${count} left out: this site has no such content.`)
  if (comments > 0)
    yield note('comments', '', `${comments} left out: this site has no public comments.`)
}

/** Makes the item for a thing that does not come and that no one misses. */
const note = (...given: Parameters<typeof loss>): OldItem => ({
  ...loss(...given),
  isExpected: true,
})

/** Reads a post or page: an entry, or the reason why it does not come. */
function itemOf(item: WordPressItem, index: Index, rules: Rules): OldItem {
  const { texts } = item
  const status = texts.get('wp:status') ?? ''
  const where = texts.get('link') ?? ''
  if (item.isTooLarge) return loss(typeOf(item), where, 'It is too large.')
  if (status === 'trash' || status === 'auto-draft' || status === 'inherit')
    return note(typeOf(item), where, `“${titleOf(item)}” is in the trash there.`)
  return { is: 'entry', entry: entryOf(item, index, rules) }
}

function entryOf(item: WordPressItem, index: Index, rules: Rules): OldEntry {
  const { texts, meta, terms } = item
  const status = texts.get('wp:status') ?? ''
  const isPage = typeOf(item) === 'page'
  const isAnnouncement = !isPage && terms.some(rules.isOfAnnouncements)
  const isClosed = status === 'private' || (texts.get('wp:post_password') ?? '') !== ''
  const isPublished = !isPage && !isClosed && (status === 'publish' || status === 'future')
  const { html, lost, unwrapped } = htmlOfPost(
    texts.get('content:encoded') ?? '',
    (id) => index.files.findById(id)?.address,
  )
  const named = titleOf(item)
  const title = named || firstWords(html) || `Untitled ${typeOf(item)} ${idOf(item)}`
  const { category, topics, notes } = nameTerms(terms, rules)
  const time = timeOf(texts)
  const day = time === null ? null : dayInManila(new Date(time))
  const thumbnail = meta.get('_thumbnail_id')?.at(-1) ?? ''
  const banner = index.files.findById(thumbnail) ?? null
  return {
    ...noParts,
    kind: isAnnouncement ? announcementKind : articleKind,
    id: idOf(item),
    title,
    where: texts.get('link') ?? '',
    fields: isAnnouncement
      ? { title, date: day, category: topics[0] ?? announcementKind.labels.many }
      : { title, publishedOn: day, category, topics },
    html,
    banner,
    publishAt: isPublished ? (time ?? rules.now) : null,
    paths: pathsOf(item),
    notes: sentences(
      named === '' && 'It had no title there, so one was made up: check it.',
      ...notes,
      isPage && 'A page there is a draft here. Move its text to the page of this site.',
      isClosed && !isPage && 'Not everyone could read it there: it is a draft here.',
      unwrapped.length > 0 && `Left out around its text: ${unwrapped.join(', ')}.`,
    ),
    losses: sentences(
      lost.length > 0 && `Left out of its text: ${lost.join(', ')}.`,
      banner === null &&
        /^[1-9]/.test(thumbnail) &&
        `Its featured picture (number ${thumbnail}) is not in the export. Add one here.`,
    ),
  }
}

/** Sorts the categories and tags of a post into a category and topics of this site. */
function nameTerms(terms: readonly WordPressTerm[], { isOfAnnouncements }: Rules) {
  const names = terms.filter(({ domain }) => domain === 'category' || domain === 'post_tag')
  const category = articleCategories.find((each) =>
    names.some(({ name }) => isSameWord(plainText(name), each)),
  )
  const others = names.filter(
    (term) =>
      term.nicename !== 'uncategorized' &&
      !isOfAnnouncements(term) &&
      !articleCategories.some((each) => isSameWord(plainText(term.name), each)),
  )
  return {
    category: category ?? articleCategories[0],
    ...usableTopics(others.map(({ name }) => plainText(name))),
  }
}

/** Returns when a post was published, UTC in milliseconds; `null` for one without a time. */
function timeOf(texts: WordPressItem['texts']): number | null {
  const read = (name: string, zone: string) => {
    const text = texts.get(name) ?? ''
    // WordPress writes zeros for a draft.
    if (!/^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
    const time = Date.parse(text.replace(' ', 'T') + zone)
    return Number.isNaN(time) ? null : time
  }
  return read('wp:post_date_gmt', 'Z') ?? read('wp:post_date', '+08:00')
}

/** Lists every path that led to a post: its own, those of its earlier slugs and days, its number. */
function pathsOf(item: WordPressItem): string[] {
  const { texts, meta } = item
  const id = idOf(item)
  const link = texts.get('link') ?? ''
  const own = URL.canParse(link) ? pathOf(link) : ''
  const slug = texts.get('wp:post_name') ?? ''
  const earlier = (meta.get('_wp_old_slug') ?? []).flatMap((old) =>
    slug !== '' && own.includes(`/${slug}`) ? [own.replace(`/${slug}`, `/${old}`)] : [],
  )
  const day = /\/\d{4}\/\d{2}(?:\/\d{2})?\//
  const earlierDays = (meta.get('_wp_old_date') ?? []).flatMap((old) => {
    const [found] = day.exec(own) ?? []
    const parts = old.split('-').slice(0, (found?.split('/').length ?? 0) - 2)
    return found ? [own.replace(found, `/${parts.join('/')}/`)] : []
  })
  const number = typeOf(item) === 'page' ? [`/?page_id=${id}`, `/?p=${id}`] : [`/?p=${id}`]
  const all = [...(own && own !== '/' ? [own] : []), ...earlier, ...earlierDays, ...number]
  return [...new Set(all)]
}

/** Reads a rule of the plugin Safe Redirect Manager. */
function redirectOf({ meta }: WordPressItem, { address }: Index): OldItem {
  const from = meta.get('_redirect_rule_from')?.[0] ?? ''
  const to = meta.get('_redirect_rule_to')?.[0] ?? ''
  const target = URL.canParse(to, address) ? new URL(to, address).href : ''
  if (!from.startsWith('/') || from.includes('*') || hostOf(target) !== hostOf(address))
    return loss(
      'redirect',
      from,
      `It leads to ${to || 'nothing'}, which is not a page of this site.`,
    )
  return { is: 'redirect', from, to: pathOf(target) }
}

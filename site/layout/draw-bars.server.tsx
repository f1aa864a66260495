import { renderToStaticMarkup } from 'react-dom/server'
import { decidingNotices } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { Reader } from '../../school/content/reader.ts'
import { readAlert } from '../../school/content/reference/read-alert.server.ts'
import type { ShownAlert } from '../../school/kinds/alert.ts'
import { contentLanguage } from '../languages/content-language.ts'
import type { Language } from '../languages/language.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { linkInLanguage, pageAddress } from '../page-address.ts'
import { textFor } from '../today/status-words.ts'
import { StaffLink } from '../ui/outside-link.tsx'
import * as styles from './alert-bar.module.css'

type BarSource = Reader & Pick<ContentSource, 'now' | 'contentState'>

/** The bars of each database in one state of its content, by language. */
const cache = new WeakMap<
  BarSource['database'],
  { state: string; byLanguage: Map<string, Promise<string>> }
>()

/**
 * Returns the bars above every page as HTML, topmost first: classes, then the alert. Draws them
 * once for each state of the content, but those of a preview each time.
 */
export function drawBars(source: BarSource, t: Translate): Promise<string> {
  if (source.preview) return readBars(source, t)
  // Read before the content: what changes in the meantime is drawn again in the next state.
  const state = source.contentState()
  let cached = cache.get(source.database)
  if (cached?.state !== state) {
    cached = { state, byLanguage: new Map() }
    cache.set(source.database, cached)
  }
  const { byLanguage } = cached
  const drawn = byLanguage.get(t.language)
  if (drawn) return drawn
  const drawing = readBars(source, t)
  byLanguage.set(t.language, drawing)
  drawing.catch(() => byLanguage.delete(t.language))
  return drawing
}

async function readBars(source: BarSource, t: Translate): Promise<string> {
  const [classes, alert] = await Promise.all([
    readClassBar(source, t),
    readAlert(source, source.now()),
  ])
  return renderBars(t, [...(classes ? [classes] : []), ...(alert ? [alertBar(t, alert)] : [])])
}

/** Maximum number of headlines that fit above a page on a phone; more are counted. */
const shownHeadlines = 2

/** Reads the bar about classes today and tomorrow; `null` when they are as usual or unknown. */
async function readClassBar(source: BarSource, t: Translate): Promise<BarText | null> {
  const { today, tomorrow } = (await readClassStatus(source)).days
  const notices = new Set([...decidingNotices(today), ...decidingNotices(tomorrow)])
  const unusual = [...notices].filter(({ state }) => state !== 'as-usual')
  if (unusual.length === 0) return null
  return {
    level: 'classes',
    label: t('status.title'),
    lead: t('server.alertClasses'),
    text:
      unusual.length > shownHeadlines
        ? t('status.several', { count: unusual.length })
        : unusual.map(({ headline }) => `${textFor(t, headline)}.`).join(' '),
    link: { to: pageAddress(t.language, '/status'), label: t('status.seeStatus') },
  }
}

const levelWords = {
  info: 'server.alertInfo',
  warning: 'server.alertWarning',
  urgent: 'server.alertUrgent',
} as const satisfies Record<ShownAlert['level'], PlainKey>

const alertBar = (t: Translate, { level, text, link, ...alert }: ShownAlert): BarText => ({
  level,
  label: t('server.alertFromSchool'),
  lead: t(levelWords[level]),
  text,
  textLanguage: contentLanguage(t, alert),
  link: link && {
    to: linkInLanguage(t.language, link.to),
    label: link.label ?? t('server.readMore'),
  },
})

/** Text of a bar above every page, such as an alert or the state of classes. */
interface BarText {
  level: ShownAlert['level'] | 'classes' | 'language'
  /** the name of the bar for screen readers */
  label: string
  /** the bold word at its beginning */
  lead: string
  text: string
  /** the `lang` of the text, where it is not that of the page */
  textLanguage?: Language | undefined
  link: { to: string; label: string } | null
}

/** Draws bars as HTML, and below them in Filipino a bar that says that staff write in English. */
export function renderBars(t: Translate, bars: readonly BarText[]): string {
  const shown = contentLanguage(t) ? [...bars, languageBar(t)] : bars
  return renderToStaticMarkup(
    <ProvideMessages value={t}>
      {shown.map((bar) => (
        <AlertBar key={bar.label} {...bar} />
      ))}
    </ProvideMessages>,
  )
}

/** The style shows this bar only where the page has a text in English. */
const languageBar = (t: Translate): BarText => ({
  level: 'language',
  label: t('server.language'),
  lead: t('server.alertInfo'),
  text: t('server.stillInEnglish'),
  link: null,
})

/** A bar that screen readers announce politely. The server draws it, so it needs no catalog. */
const AlertBar = ({ level, label, lead, text, textLanguage, link }: BarText) => (
  <aside className={styles.root} data-level={level} aria-label={label}>
    <p role="status">
      <strong>{lead}</strong> <span lang={textLanguage}>{text}</span>{' '}
      {link && <StaffLink to={link.to}>{link.label}</StaffLink>}
    </p>
  </aside>
)

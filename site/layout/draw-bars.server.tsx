import { renderToStaticMarkup } from 'react-dom/server'
import { readAlert } from '../../school/content/reference/read-alert.server.ts'
import type { Reader } from '../../school/content/reader.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { ShownAlert } from '../../school/kinds/alert.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { linkInLanguage } from '../page-address.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'
import { readClassBar } from '../today/read-class-bar.server.ts'
import { AlertBar, type BarText } from './alert-bar.server.tsx'

const levelWords = {
  info: 'server.alertInfo',
  warning: 'server.alertWarning',
  urgent: 'server.alertUrgent',
} as const satisfies Record<ShownAlert['level'], PlainKey>

type BarSource = Reader & Pick<ContentSource, 'now' | 'state'>

/** The bars of each database in one state of its content, by language. */
const known = new WeakMap<
  BarSource['database'],
  { state: string; byLanguage: Map<string, Promise<string>> }
>()

/**
 * Returns the bars above every page as HTML, topmost first: classes, then the alert. Draws them
 * once for each state of the content, but those of a preview each time.
 */
export function drawBars(source: BarSource, t: Translate): Promise<string> {
  if (source.preview) return draw(source, t)
  // Read before the content: what changes in the meantime is drawn again in the next state.
  const state = source.state()
  let held = known.get(source.database)
  if (held?.state !== state) {
    held = { state, byLanguage: new Map() }
    known.set(source.database, held)
  }
  const { byLanguage } = held
  const drawn = byLanguage.get(t.language)
  if (drawn) return drawn
  const drawing = draw(source, t)
  byLanguage.set(t.language, drawing)
  drawing.catch(() => byLanguage.delete(t.language))
  return drawing
}

async function draw(source: BarSource, t: Translate): Promise<string> {
  const [classes, alert] = await Promise.all([
    readClassBar(source, t),
    readAlert(source, source.now()),
  ])
  const bars = [
    ...(classes ? [classes] : []),
    ...(alert ? [alertBar(t, alert)] : []),
    ...(contentLanguage(t) ? [languageBar(t)] : []),
  ]
  return renderToStaticMarkup(bars.map((bar) => <AlertBar key={bar.label} bar={bar} />))
}

/** Says that texts of staff are in English; the style shows it where the page has one. */
export const languageBar = (t: Translate): BarText => ({
  level: 'language',
  label: t('server.language'),
  lead: t('server.alertInfo'),
  text: t('server.stillInEnglish'),
  link: null,
})

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

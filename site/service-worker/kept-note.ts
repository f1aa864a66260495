import { formatMoment, formatTime } from '../../school/base/formats.ts'
import { dayInManila } from '../../school/base/dates.ts'
import english from '../languages/en/offline.yaml'
import filipino from '../languages/fil/offline.yaml'
import { languageOf, plainPath, type Language } from '../languages/language.ts'
import { translateInto, type Translate } from '../languages/translate.ts'

const translations: Record<Language, Translate> = {
  en: translateInto('en', english),
  fil: translateInto('fil', filipino),
}

/** Reason for showing a kept page: the site cannot be reached, or does not answer. */
export type CopyReason = 'offline' | 'slow'

/** Matches the first element of every page: the note follows this element. */
const skipLink = /<body><a href="#content"[^>]*>[^<]*<\/a>/

interface NoteFacts {
  address: string
  /** time when the server answered with the page, UTC in milliseconds */
  keptAt: number
  reason: CopyReason
  /** UTC in milliseconds */
  now: number
}

/**
 * Adds a note above the content of a kept page: that the page is a copy, its time, and the reason.
 * @returns `null` for a document without a place for the note, which must not pass for a new page
 */
export function addNote(html: string, { address, keptAt, reason, now }: NoteFacts): string | null {
  const t = translations[languageOf(address)]
  const place = skipLink.exec(html)
  if (!place) return null
  const isToday = dayInManila(new Date(keptAt)) === dayInManila(new Date(now))
  const moment = isToday ? timeInManila(keptAt, t.language) : formatMoment(keptAt, t.language)
  const isStatus = /^\/status(\/|$)/.test(plainPath(address))
  const sentences = [
    reason === 'offline' ? t('offline.youAreOffline') : t('offline.noAnswer'),
    isStatus ? t('offline.statusAsOf', { moment }) : t('offline.pageAsOf', { moment }),
    ...(isStatus ? [isToday ? t('offline.mayHaveChanged') : t('offline.notOfToday')] : []),
  ]
  // The classes are those of alert-bar.module.css and of the small pages.
  const note = `<aside class="alert-bar" data-level="warning" data-kept="${reason}" aria-label="${t('offline.keptPage')}">${sentences.join(' ')} <a href="">${t('offline.tryAgain')}</a></aside>`
  const end = place.index + place[0].length
  return html.slice(0, end) + note + html.slice(end)
}

/** Makes a page about a missing connection, for a device that had no room to keep `/offline`. */
export function plainPage(address: string): Response {
  const t = translations[languageOf(address)]
  const html = `<!DOCTYPE html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('offline.title')}</title></head><body><main><h1>${t('offline.title')}</h1><p>${t('offline.notLoaded')}</p><p><a href="">${t('offline.tryAgain')}</a></p></main></body></html>`
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }
  return new Response(html, { headers })
}

/** Formats a time, UTC in milliseconds, as '5:12 AM'. */
const timeInManila = (moment: number, language: Language) =>
  formatTime(new Date(moment + 8 * 3_600_000).toISOString().slice(11, 16), language)

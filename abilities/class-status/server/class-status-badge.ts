import { formatShortFullDate } from '../../../school/base/formats.ts'
import {
  stateOf,
  type DayState,
  type DayStatus,
} from '../../../school/content/class-status/class-status.ts'
import type { ClassStatus } from '../../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { partInWords } from '../../../site/today/status-words.ts'
import { escapeXml } from '../../../server/feeds/xml.ts'

const width = 420
const height = 84

/** The color beside a line; the words say the same. */
const colors: Record<DayState | 'mixed', string> = {
  'no-classes': '#b3213f',
  remote: '#1d5b86',
  'early-dismissal': '#7a5200',
  'late-start': '#7a5200',
  'as-usual': '#1d6b46',
  'no-school-day': '#3c4f68',
  unknown: '#3c4f68',
  mixed: '#3c4f68',
}

/** Draws the badge that other sites show: today and tomorrow in words, as an SVG picture. */
export function drawBadge(t: Translate, { days }: ClassStatus, school: string): string {
  const lines = [
    lineOf(t, t('status.today'), days.today),
    lineOf(t, t('status.tomorrow'), days.tomorrow),
  ]
  const title = t('status.badgeTitle', { school })
  const drawn = lines.map(({ text, color }, place) => {
    const top = 46 + place * 26
    return `<rect x="14" y="${top - 12}" width="14" height="14" rx="3" fill="${color}"/><text x="38" y="${top}">${escapeXml(text)}</text>`
  })
  const label = escapeXml([title, ...lines.map(({ text }) => text)].join('. '))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#ffffff" stroke="#d9cfba"/><g fill="#10243e" font-family="system-ui,Roboto,Arial,sans-serif" font-size="14"><text x="14" y="22" font-weight="700">${escapeXml(title)}</text>${drawn.join('')}</g></svg>`
}

/** Says one day in a line: levels that differ are not told apart, and a holiday has no room. */
function lineOf(t: Translate, name: string, { day, levels }: DayStatus) {
  const parts = levels
    .flatMap((level) => level.parts)
    .map((part) => ({ ...part, calendar: part.calendar && { ...part.calendar, holiday: null } }))
  const words = new Set(parts.map((part) => partInWords(t, part)))
  const [first] = parts
  const isOne = first !== undefined && words.size === 1
  const state = isOne ? partInWords(t, first) : t('status.badgeMixed')
  return {
    text: t('status.badgeLine', { name, day: formatShortFullDate(day, t.language), state }),
    color: colors[isOne ? stateOf(first) : 'mixed'],
  }
}

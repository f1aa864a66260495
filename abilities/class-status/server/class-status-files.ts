import { Feed } from 'feed'
import { Hono } from 'hono'
import type { VisitorRoutes } from '../../../server/routes.ts'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays } from '../../../school/base/dates.ts'
import {
  stateOfPart,
  type StandingNotice,
  type DayState,
  type DayStatus,
  type LevelPart,
} from '../../../school/content/class-status/class-status.ts'
import {
  readClassStatus,
  readRecentNotices,
  type ClassStatus,
} from '../../../school/content/class-status/read-class-status.server.ts'
import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { writeFullHeadline, nameLevels } from '../../../school/kinds/class-notice-texts.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { languages, prefixOf } from '../../../site/languages/language.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import { openToOtherSites } from '../../../server/security-headers.ts'
import { addFeedItem, feedFormats } from '../../../server/feeds/feed-item.ts'
import { formatShortFullDate } from '../../../school/base/formats.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { partInWords } from '../../../site/today/status-words.ts'
import { escapeXml } from '../../../server/feeds/xml.ts'

/** Maximum number of notices in the feeds: the newest. */
const feedLength = 30

/** Lets scripts of any site read an answer that is the same for everyone. */
const readableByAll = { 'access-control-allow-origin': '*', ...openToOtherSites }

/**
 * Serves the class status to programs: `/status.json`, `/status/atom.xml`, `/status.ics`, and a
 * picture for other sites in each language, `/status/badge.svg`. None sets or reads a cookie.
 */
export function classStatusFiles(source: ContentSource, publicOrigin: string) {
  const routes: VisitorRoutes = new Hono()
  const settings = () => readReference(source, siteSettingsKind)
  const addressOf = ({ slug }: StandingNotice) =>
    publicOrigin + fillPattern(classNoticeKind.pattern, { slug })

  routes.get('/status.json', async (context) => {
    const data = statusAsData(await readClassStatus(source), addressOf)
    return context.json(data, 200, readableByAll)
  })

  for (const language of languages) {
    routes.get(`${prefixOf(language)}/status/badge.svg`, async (context) => {
      const t = translatorForPath(context.req.path)
      const { shortName } = await settings()
      const svg = drawBadge(t, await readClassStatus(source), shortName)
      return context.body(svg, 200, { 'content-type': 'image/svg+xml', ...readableByAll })
    })
  }

  routes.get('/status/atom.xml', async (context) => {
    const t = translatorForPath(context.req.path)
    const [{ shortName, schoolName }, notices] = await Promise.all([
      settings(),
      readRecentNotices(source, feedLength),
    ])
    const address = `${publicOrigin}/status`
    const [newest] = notices
    const feed = new Feed({
      title: t('status.feedTitle', { school: shortName }),
      id: address,
      link: address,
      language: t.language,
      copyright: schoolName,
      // RFC 4287, 4.1.1: every Atom feed has an author.
      author: { name: schoolName },
      feedLinks: { atom: `${address}/atom.xml` },
      // Without a notice it has not changed since it began.
      updated: new Date(newest?.decidedAt ?? 0),
    })
    for (const notice of notices) {
      addFeedItem(feed, 'atom.xml', {
        title: writeFullHeadline(notice).en,
        // Stays the same when a correction changes the address.
        id: `${address}#notice-${notice.id}`,
        link: addressOf(notice),
        summary: textsOf(notice),
        published: new Date(notice.publishedAt),
        updated: new Date(notice.decidedAt),
      })
    }
    const { type, print } = feedFormats['atom.xml']
    return context.body(print(feed), 200, { 'content-type': type, ...readableByAll })
  })

  routes.get('/status.ics', async (context) => {
    const t = translatorForPath(context.req.path)
    const { shortName } = await settings()
    const notices = await readRecentNotices(source, feedLength)
    const calendar = ical({
      name: t('status.calendarName', { school: shortName }),
      prodId: `//DYCI//Class status//${t.language.toUpperCase()}`,
      method: ICalCalendarMethod.PUBLISH,
      ttl: 3_600,
      events: notices.map((notice) => ({
        id: `class-notice-${notice.id}@${new URL(publicOrigin).hostname}`,
        // Grows with each correction, so that calendars take it over (RFC 5545, 3.8.7.4).
        sequence: Math.floor((notice.decidedAt - notice.publishedAt) / 1_000),
        stamp: new Date(notice.decidedAt),
        lastModified: new Date(notice.decidedAt),
        allDay: true,
        start: new Date(`${notice.day}T00:00:00Z`),
        end: new Date(`${addDays(notice.lastDay ?? notice.day, 1)}T00:00:00Z`),
        timezone: 'UTC',
        summary: writeFullHeadline(notice).en,
        description: [...textsOf(notice), addressOf(notice)].join('\n\n'),
        url: addressOf(notice),
      })),
    })
    return context.body(`${calendar.toString()}\r\n`, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="dyci-class-status.ics"',
    })
  })
  return routes
}

/** Lists the texts of a notice below its English headline: its message, then the Filipino texts. */
const textsOf = (notice: StandingNotice) =>
  [notice.message.en, writeFullHeadline(notice).fil, notice.message.fil].flatMap(
    (text) => text || [],
  )

/** Size of the badge, in pixels. */
const width = 420
const height = 84

/** The color beside a line of the badge; its words say the same. */
const stateColors: Record<DayState | 'mixed', string> = {
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
function drawBadge(t: Translate, { days }: ClassStatus, school: string): string {
  const lines = [
    lineOf(t, t('status.today'), days.today),
    lineOf(t, t('status.tomorrow'), days.tomorrow),
  ]
  const title = t('status.badgeTitle', { school })
  const rows = lines.map(({ text, color }, index) => {
    const top = 46 + index * 26
    return `<rect x="14" y="${top - 12}" width="14" height="14" rx="3" fill="${color}"/><text x="38" y="${top}">${escapeXml(text)}</text>`
  })
  const label = escapeXml([title, ...lines.map(({ text }) => text)].join('. '))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#ffffff" stroke="#d9cfba"/><g fill="#10243e" font-family="system-ui,Roboto,Arial,sans-serif" font-size="14"><text x="14" y="22" font-weight="700">${escapeXml(title)}</text>${rows.join('')}</g></svg>`
}

/** Writes the line of a day: it does not say how levels differ, and leaves out the name of a holiday. */
function lineOf(t: Translate, name: string, { day, levels }: DayStatus) {
  const parts = levels
    .flatMap((level) => level.parts)
    .map((part) => ({ ...part, calendar: part.calendar && { ...part.calendar, holiday: null } }))
  const [words = '', ...others] = new Set(parts.map((part) => partInWords(t, part)))
  const isMixed = others.length > 0
  const state = isMixed ? t('status.badgeMixed') : words
  const [first] = parts
  return {
    text: t('status.badgeLine', { name, day: formatShortFullDate(day, t.language), state }),
    color: stateColors[isMixed || !first ? 'mixed' : stateOfPart(first)],
  }
}

type AddressOf = (notice: StandingNotice) => string

/** Returns the class status as data. Times are ISO 8601 in UTC, days are those of Manila. */
function statusAsData({ days, notices, changedAt, checkedAt }: ClassStatus, addressOf: AddressOf) {
  return {
    checkedAt: toTime(checkedAt),
    changedAt: changedAt === null ? null : toTime(changedAt),
    days: [days.today, days.tomorrow].map((day) => dayAsData(day, addressOf)),
    notices: notices.map((notice) => noticeAsData(notice, addressOf)),
  }
}

const toTime = (time: number) => new Date(time).toISOString()

const dayAsData = ({ day, levels }: DayStatus, addressOf: AddressOf) => ({
  day,
  levels: levels.map(({ level, parts }) => ({
    level,
    name: nameLevels([level], 'en'),
    parts: parts.map((part) => partAsData(part, addressOf)),
  })),
})

/**
 * Returns the state of a level as data. `state` is that of a notice, or `as-usual`, `no-school-day` or
 * `unknown`. `basis` names its source: a notice, the school calendar, or `null` for none. `holiday`
 * names the reason of a `no-school-day`; it is `null` on a weekend.
 */
const partAsData = (part: LevelPart, addressOf: AddressOf) => ({
  campus: part.campus,
  state: stateOfPart(part),
  time: part.notice?.time ?? null,
  basis: part.notice ? 'notice' : part.calendar ? 'calendar' : null,
  holiday: part.notice ? null : (part.calendar?.holiday ?? null),
  notice: part.notice && addressOf(part.notice),
})

const noticeAsData = (notice: StandingNotice, addressOf: AddressOf) => ({
  url: addressOf(notice),
  state: notice.state,
  time: notice.time,
  levels: notice.levels,
  campuses: notice.campuses,
  day: notice.day,
  lastDay: notice.lastDay,
  reason: notice.reason,
  source: notice.source,
  nextCheck: notice.nextCheck && `${notice.nextCheck}:00+08:00`,
  headline: notice.headline,
  message: notice.message,
  publishedAt: toTime(notice.publishedAt),
  changedAt: toTime(notice.decidedAt),
})

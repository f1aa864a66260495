import type { LoaderFunctionArgs } from 'react-router'
import {
  readClassStatus,
  type ClassStatus,
} from '../../../school/content/class-status/read-class-status.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { readContext } from '../../../site/context.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { formatFullDate, formatMoment } from '../../../school/base/formats.ts'
import {
  decidingNotices,
  stateOfPart,
  type DayStatus,
  type LevelPart,
  type LevelStatus,
  type StandingNotice,
  type DayState,
} from '../../../school/content/class-status/class-status.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { NoticeText } from './notice-text.server.tsx'
import { levelsFor, partInWords } from '../../../site/today/status-words.ts'

/** Serves `/status`: whether there are classes today and tomorrow. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { source, t } = readContext(context)
  const [status, { shortName }] = await Promise.all([
    readClassStatus(source),
    readReference(source, siteSettingsKind),
  ])
  return drawSmallPage(context, {
    title: t('status.title'),
    description: t('status.description', { school: shortName }),
    path: '/status',
    children: drawStatus(t, status),
    lastLine: drawProgramLinks(t),
  })
}

/** Draws the state of classes today and tomorrow, level by level, and the notices. */
function drawStatus(t: Translate, { days, notices, changedAt, checkedAt }: ClassStatus) {
  const { today, tomorrow } = days
  const current = [...new Set([...decidingNotices(today), ...decidingNotices(tomorrow)])]
  const later = notices.filter(({ day }) => day > tomorrow.day)
  const nextCheckAt = findNextCheck(current, checkedAt)
  const goesByCalendar = [today, tomorrow].some(({ levels }) =>
    levels.some(({ parts }) => parts.some(({ notice, calendar }) => !notice && calendar)),
  )
  return (
    <>
      <h1>{t('status.title')}</h1>
      <p className="soft">{t('status.checked', { moment: formatMoment(checkedAt, t.language) })}</p>
      <div className="pair">
        <Day t={t} name={t('status.today')} status={today} />
        <Day t={t} name={t('status.tomorrow')} status={tomorrow} />
      </div>
      {goesByCalendar && <p>{t('status.byCalendar')}</p>}
      <p>
        {changedAt === null
          ? t('status.neverChanged')
          : t('status.changed', { moment: formatMoment(changedAt, t.language) })}{' '}
        {nextCheckAt !== null &&
          t('status.nextCheck', { moment: formatMoment(nextCheckAt, t.language) })}
      </p>
      <Notices t={t} title={t('status.whatTheSchoolSays')} notices={current} />
      <Notices t={t} title={t('status.laterDays')} notices={later} />
      <h2>{t('status.follow')}</h2>
      <ul className="links">
        <li>
          <a href={pageAddress(t.language, '/status/notify')}>{t('status.notifyLink')}</a>
        </li>
        <li>
          <a href="/status.ics">{t('status.calendarFeed')}</a>
        </li>
      </ul>
    </>
  )
}

/** Draws the links for programs, the last line of the page. */
const drawProgramLinks = (t: Translate) => (
  <p className="soft">
    {t('status.forPrograms')}
    <a href="/status/atom.xml">{t('status.atomFeed')}</a>
    <a href="/status.json">{t('status.jsonData')}</a>
  </p>
)

/**
 * Finds the next time at which the school looks again, UTC in milliseconds; `null` where no notice
 * has one.
 */
function findNextCheck(notices: readonly StandingNotice[], now: number): number | null {
  const times = notices.flatMap(({ nextCheck }) =>
    nextCheck ? [Date.parse(`${nextCheck}:00+08:00`)] : [],
  )
  const coming = times.filter((time) => time > now)
  return coming.length > 0 ? Math.min(...coming) : null
}

/**
 * The state of each level on a day, in one row where all levels have the same; then the levels of
 * which nothing is known.
 */
function Day({ t, name, status }: { t: Translate; name: string; status: DayStatus }) {
  const day = formatFullDate(status.day, t.language)
  const known = status.levels.filter(isKnown)
  const unknown = status.levels.filter((level) => !isKnown(level)).map(({ level }) => level)
  const states = status.levels.map(({ parts }) =>
    parts.map((part) => writeState(t, part)).join('; '),
  )
  const isSame = new Set(states).size === 1
  return (
    <section className="card">
      <h2>{t('status.dayTitle', { name, day })}</h2>
      {known.length > 0 && (
        <ul className="levels">
          {(isSame ? known.slice(0, 1) : known).map(({ level, parts }) => (
            <li key={level}>
              <span>{isSame ? t('status.allLevels') : levelsFor(t, [level])}</span>
              <span>
                {parts.map((part) => (
                  <span key={part.campus} className="state" data-state={stateOfPart(part)}>
                    <StateIcon state={stateOfPart(part)} />
                    {writeState(t, part)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && <p>{t('status.notSaidFor', { levels: levelsFor(t, unknown) })}</p>}
    </section>
  )
}

const isKnown = ({ parts }: LevelStatus) => parts.some((part) => stateOfPart(part) !== 'unknown')

/** Writes the state of a level, on all campuses or on one. */
function writeState(t: Translate, part: LevelPart): string {
  const state = partInWords(t, part)
  return part.campus === null ? state : t('status.atCampus', { campus: part.campus, state })
}

interface NoticesProps {
  t: Translate
  title: string
  notices: readonly StandingNotice[]
}

/** Notices under a title, each with its times and a link to its page; nothing without any. */
function Notices({ t, title, notices }: NoticesProps) {
  if (notices.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {notices.map((notice) => (
        <NoticeText key={notice.id} t={t} notice={notice} heading="h3">
          <p className="soft">
            {t('status.published', { moment: formatMoment(notice.publishedAt, t.language) })}{' '}
            {notice.decidedAt !== notice.publishedAt &&
              t('status.corrected', { moment: formatMoment(notice.decidedAt, t.language) })}
          </p>
          <p className="links">
            <a href={pageAddress(t.language, '/status/:slug', { slug: notice.slug })}>
              {t('status.checkNotice')}
            </a>
          </p>
        </NoticeText>
      ))}
    </section>
  )
}

/** A sign for each state, which differs in shape and not only in color. */
const signs: Record<DayState, string> = {
  'no-classes': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12h10',
  remote: 'M4 5h16v11H4zM2 20h20',
  'early-dismissal': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5H8',
  'late-start': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5h4',
  'as-usual': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 9',
  'no-school-day': 'M4 5h16v15H4zM4 10h16M8 2v5M16 2v5M9 15h6',
  unknown: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9.5a3 3 0 1 1 3 3.5v1M12 17v.5',
}

const StateIcon = ({ state }: { state: DayState }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signs[state]} />
  </svg>
)

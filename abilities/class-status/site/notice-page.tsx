import { redirect, type LoaderFunctionArgs } from 'react-router'
import { dayInManila } from '../../../school/base/dates.ts'
import { formatFullDate, formatMoment } from '../../../school/base/formats.ts'
import type { StatementEvent } from '../../../school/content/entries/statements.server.ts'
import {
  readNoticePage,
  type NoticePage,
} from '../../../school/content/class-status/read-class-status.server.ts'
import { hasNoticePassed } from '../../../school/kinds/class-notice.ts'
import { readContext } from '../../../site/context.server.ts'
import { dateRange } from '../../../site/languages/date-range.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { VerifyBox } from '../../../site/verify/verify-box.server.tsx'
import { verifyBoxStyle } from '../../../site/verify/verify-style.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import { levelsFor, reasonFor, textFor } from '../../../site/today/status-words.ts'
import { NoticeText } from './notice-text.server.tsx'
import { StatusLink } from './status-link.server.tsx'

const noticeStyle = statusStyle + verifyBoxStyle

/**
 * Serves the page of a class notice. The page remains after the notice ends. An earlier slug redirects
 * to the present one.
 *
 * @returns 200; 404 where the school has published no notice
 * @throws a redirect, 301, at an earlier slug
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const found = await readNoticePage(source, params.slug ?? '')
  if (!found) {
    return drawSmallPage(context, {
      title: t('status.unknown'),
      description: t('status.unknownText'),
      path: null,
      children: drawUnknownNotice(t),
      status: 404,
    })
  }
  const { slug, headline, message } = found.notice
  if (slug !== params.slug) throw redirect(pageAddress(t.language, '/status/:slug', { slug }), 301)
  return drawSmallPage(context, {
    title: textFor(t, headline),
    description: textFor(t, message),
    // Search engines leave a withdrawn notice out: it has no canonical address.
    path: found.withdrawnAt === null ? `/status/${slug}` : null,
    style: noticeStyle,
    code: found.code,
    children: drawNotice({
      t,
      page: found,
      today: dayInManila(new Date(source.now())),
      publicOrigin,
    }),
  })
}

/** Messages for the events of a notice. */
const eventKeys: Record<StatementEvent['what'], PlainKey> = {
  published: 'status.wasPublished',
  corrected: 'status.wasCorrected',
  withdrawn: 'status.wasWithdrawn',
  restored: 'status.wasRestored',
}

interface NoticeProps {
  t: Translate
  page: NoticePage
  /** `YYYY-MM-DD` in Manila */
  today: string
  publicOrigin: string
}

/** Draws a notice: its validity, its words, its facts, its history, and the code to check it. */
function drawNotice({ t, page, today, publicOrigin }: NoticeProps) {
  const { notice, code, history } = page
  const { day, lastDay, levels, campuses } = notice
  const reason = reasonFor(t, notice)
  return (
    <>
      <p>
        <strong>{describeValidity(t, page, today)}</strong>
      </p>
      <NoticeText t={t} notice={notice} heading="h1" />
      <dl>
        <dt>{t('status.days')}</dt>
        <dd>
          {lastDay && lastDay !== day
            ? dateRange(t, day, lastDay)
            : formatFullDate(day, t.language)}
        </dd>
        <dt>{t('status.forLevels')}</dt>
        <dd>{[levelsFor(t, levels), ...campuses].join(', ')}</dd>
        {reason && (
          <>
            <dt>{t('status.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
      {history.length > 0 && (
        <>
          <h2>{t('status.history')}</h2>
          <ol>
            {history.map(({ what, at, said: statement }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- events may repeat
              <li key={index}>
                {t('status.said', {
                  moment: formatMoment(at, t.language),
                  what: t(eventKeys[what]),
                  headline: statement.headline ?? '',
                })}
              </li>
            ))}
          </ol>
        </>
      )}
      {code !== null && <VerifyBox t={t} publicOrigin={publicOrigin} code={code} />}
      <StatusLink t={t} />
    </>
  )
}

/**
 * Says that a notice is withdrawn, and when, or is over or current.
 *
 * @param today `YYYY-MM-DD` in Manila
 */
function describeValidity(t: Translate, page: NoticePage, today: string): string {
  const { notice, withdrawnAt } = page
  if (withdrawnAt === null)
    return t(hasNoticePassed(notice, today) ? 'status.isOver' : 'status.isCurrent')
  const moment = formatMoment(withdrawnAt, t.language)
  return `${t('status.isWithdrawn')} ${t('status.withdrawn', { moment })}`
}

/** Draws the page of an address at which the school has published no notice. */
const drawUnknownNotice = (t: Translate) => (
  <>
    <h1>{t('status.unknown')}</h1>
    <p>{t('status.unknownText')}</p>
    <StatusLink t={t} />
  </>
)

import { redirect, type LoaderFunctionArgs } from 'react-router'
import { dayInManila } from '../../../school/base/dates.ts'
import { formatFullDate, formatMoment } from '../../../school/base/formats.ts'
import type { StatementEvent } from '../../../school/content/entries/statements.server.ts'
import {
  readNoticePage,
  type NoticePage,
} from '../../../school/content/class-status/read-class-status.server.ts'
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

/** Serves the page of a class notice, which stays after it; an earlier slug redirects. */
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
    children: drawNotice(t, found, { today: dayInManila(new Date(source.now())), publicOrigin }),
  })
}

const eventWords: Record<StatementEvent['what'], PlainKey> = {
  published: 'status.wasPublished',
  corrected: 'status.wasCorrected',
  withdrawn: 'status.wasWithdrawn',
  restored: 'status.wasRestored',
}

/** Draws a notice: its validity, its words, and its history. @param today in Manila */
function drawNotice(
  t: Translate,
  { notice, code, withdrawnAt, history }: NoticePage,
  { today, publicOrigin }: { today: string; publicOrigin: string },
) {
  const { day, lastDay, levels, campuses } = notice
  const reason = reasonFor(t, notice)
  const isOver = (lastDay ?? day) < today
  return (
    <>
      <p>
        <strong>
          {withdrawnAt !== null
            ? `${t('status.isWithdrawn')} ${t('status.withdrawn', { moment: formatMoment(withdrawnAt, t.language) })}`
            : t(isOver ? 'status.isOver' : 'status.isCurrent')}
        </strong>
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
            {history.map(({ what, at, said }) => (
              <li key={`${what} ${at}`}>
                {t('status.said', {
                  moment: formatMoment(at, t.language),
                  what: t(eventWords[what]),
                  headline: said.headline ?? '',
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

/** Draws the page of an address at which the school has published no notice. */
const drawUnknownNotice = (t: Translate) => (
  <>
    <h1>{t('status.unknown')}</h1>
    <p>{t('status.unknownText')}</p>
    <StatusLink t={t} />
  </>
)

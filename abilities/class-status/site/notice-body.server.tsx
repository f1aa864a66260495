import { formatFullDate, formatMoment } from '../../../school/base/formats.ts'
import type { NoticePage } from '../../../school/content/class-status/read-class-status.server.ts'
import type { StatementEvent } from '../../../school/content/statements/read-statement.server.ts'
import { dateRange } from '../../../site/languages/date-range.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { CheckBox } from '../../../site/verify/check-box.server.tsx'
import { NoticeText } from './notice-text.server.tsx'
import { levelsFor, reasonFor } from '../../../site/today/status-words.ts'

const eventWords: Record<StatementEvent['what'], PlainKey> = {
  published: 'status.wasPublished',
  corrected: 'status.wasCorrected',
  withdrawn: 'status.wasWithdrawn',
  restored: 'status.wasRestored',
}

/** Draws one notice: whether it holds, its words, and what the school said when. */
export function drawNotice(
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
      {code !== null && <CheckBox t={t} publicOrigin={publicOrigin} code={code} />}
      <SeeStatus t={t} />
    </>
  )
}

/** Draws what an address says at which the school has published nothing. */
export const drawUnknownNotice = (t: Translate) => (
  <>
    <h1>{t('status.unknown')}</h1>
    <p>{t('status.unknownText')}</p>
    <SeeStatus t={t} />
  </>
)

const SeeStatus = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
  </p>
)

import { redirect } from 'react-router'
import { readCode, showCode } from '../../school/base/codes.ts'
import { formatFullDate, formatMoment } from '../../school/base/formats.ts'
import {
  readStatement,
  type Statement,
  type StatementEvent,
} from '../../school/content/entries/statements.server.ts'
import type { StatementTexts, StatementPart } from '../../school/kinds/statement.ts'
import { readContext } from '../context.server.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'
import { addressIn, pageAddress } from '../page-address.ts'
import { drawSmallPage } from '../small-page/small-page.server.tsx'
import { drawUnknown, drawVerify, Verdict, type VerdictWord } from './verify-body.server.tsx'
import { verifyStyle } from './verify-style.server.ts'
import type { Route } from './+types/code-page.ts'

/** Serves `/verify/CODE`: what the school really said under a code, or that it said nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const code = readCode(params.code)
  const missing = { path: null, style: verifyStyle, status: 404 } as const
  if (code === null) {
    return drawSmallPage(context, {
      ...missing,
      title: t('verify.malformed'),
      description: t('verify.lead'),
      children: drawVerify({ t, publicOrigin, typed: params.code.slice(0, 40) }),
    })
  }
  if (code !== params.code) throw redirect(pageAddress(t.language, '/verify/:code', { code }), 301)
  const statement = await readStatement(source, code)
  if (!statement) {
    return drawSmallPage(context, {
      ...missing,
      title: t('verify.unknown'),
      description: t('verify.unknownText', { code: showCode(code) }),
      children: drawUnknown(t, code),
    })
  }
  const title = statementTitle(t, statement)
  return drawSmallPage(context, {
    title,
    description: `${title}: ${statement.said.headline ?? ''}`,
    path: `/verify/${code}`,
    style: verifyStyle,
    children: drawStatement(t, statement),
  })
}

const stateWords: Record<Exclude<Statement['state'], 'ended'>, PlainKey> = {
  current: 'verify.current',
  past: 'verify.past',
  withdrawn: 'verify.withdrawn',
}

const partNames: Record<StatementPart, PlainKey> = {
  headline: 'verify.headline',
  message: 'verify.message',
  filipinoHeadline: 'verify.filipinoHeadline',
  filipinoMessage: 'verify.filipinoMessage',
  announcedOn: 'verify.announcedOn',
  firstDay: 'verify.firstDay',
  lastDay: 'verify.lastDay',
  levels: 'verify.levels',
  campuses: 'verify.campuses',
  category: 'verify.category',
}

const verdictOf = ({ state }: Statement): VerdictWord =>
  state === 'withdrawn' ? 'false' : state === 'current' ? 'true' : 'over'

/** Returns the heading of the page of a code: what the school has to do with it. */
function statementTitle(t: Translate, { state, until }: Statement): string {
  if (state === 'ended') return t('verify.ended', { moment: formatMoment(until ?? 0, t.language) })
  return t(stateWords[state])
}

/** Draws what the school really said under a code, since when, and what changed. */
function drawStatement(t: Translate, statement: Statement) {
  const { code, said, state, since, until, history, path } = statement
  const moment = (at: number) => formatMoment(at, t.language)
  const correction = history.findLast(({ what }) => what === 'corrected')
  const verdict = verdictOf(statement)
  return (
    <>
      <Verdict verdict={verdict}>{statementTitle(t, statement)}</Verdict>
      {state === 'withdrawn' && until !== null && (
        <p>{t('verify.withdrawnText', { moment: moment(until) })}</p>
      )}
      <p>
        {t('verify.since', { code: showCode(code), moment: moment(since) })}{' '}
        {correction && <strong>{t('verify.corrected', { moment: moment(correction.at) })}</strong>}
      </p>
      <h2>{t(state === 'current' ? 'verify.words' : 'verify.wordsThen')}</h2>
      <StatementText t={t} said={said} verdict={verdict} />
      <p>{t('verify.compare')}</p>
      <h2>{t('verify.history')}</h2>
      <ol className="history">
        {history.map((event) => (
          <HistoryEvent key={`${event.what} ${event.at}`} t={t} event={event} />
        ))}
      </ol>
      <p className="links">
        {path !== null && <a href={addressIn(t.language, path)}>{t('verify.seePage')}</a>}
        <a href={pageAddress(t.language, '/verify')}>{t('verify.another')}</a>
        <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
      </p>
    </>
  )
}

const factParts = ['announcedOn', 'firstDay', 'lastDay', 'levels', 'campuses', 'category'] as const

/** The words of a statement in English, in Filipino where there are any, and its days and levels. */
function StatementText({
  t,
  said,
  verdict,
}: {
  t: Translate
  said: StatementTexts
  verdict: VerdictWord
}) {
  const facts = factParts.filter((part) => said[part])
  return (
    <article data-verdict={verdict}>
      <div lang="en">
        <h3>{said.headline}</h3>
        <p className="lines">{said.message}</p>
      </div>
      {(said.filipinoHeadline ?? said.filipinoMessage) && (
        <div lang="fil">
          <p>
            <strong>{said.filipinoHeadline}</strong>
          </p>
          <p className="lines">{said.filipinoMessage}</p>
        </div>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((part) => (
            <div key={part}>
              <dt>{t(partNames[part])}</dt>
              <dd>{formatPart(t, part, said[part])}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

const dayParts: ReadonlySet<StatementPart> = new Set(['announcedOn', 'firstDay', 'lastDay'])

const formatPart = (t: Translate, part: StatementPart, text = '') =>
  dayParts.has(part) && text !== '' ? formatFullDate(text, t.language) : text

const HistoryEvent = ({
  t,
  event: { what, at, changed },
}: {
  t: Translate
  event: StatementEvent
}) => (
  <li>
    {t('verify.event', { moment: formatMoment(at, t.language), what })}
    {changed.map(({ part, before }) => (
      <div key={part}>
        {t('verify.before', { part: t(partNames[part]) })}
        <del>{formatPart(t, part, before) || t('verify.nothing')}</del>
      </div>
    ))}
  </li>
)

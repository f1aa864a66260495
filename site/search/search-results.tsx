import { contentLanguage } from '../languages/content-language.ts'
import {
  searchPageSize,
  type Piece,
  type SearchAnswer,
  type SearchResult,
} from '../../school/content/search/search.ts'
import { formatList } from '../../school/base/formats.ts'
import { DateText } from '../news/date-text.tsx'
import { Pager } from '../ui/pager.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import type { Translate } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import { addressIn } from '../page-address.ts'
import { resultTitle } from './result-titles.ts'
import { searchAddress } from './search-form.tsx'
import * as styles from './search-results.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** The number of results, and corrections of the search. */
export function SearchSummary({ q, answer }: { q: string; answer: SearchAnswer }) {
  const t = useMessages()
  const { correctedTo, leftOut } = answer
  return (
    <div className={styles.summary}>
      <h2>
        {correctedTo
          ? countText(t, answer)
          : t('search.countFor', { count: countText(t, answer), query: q })}
      </h2>
      {correctedTo && <p>{t('search.corrected', { corrected: correctedTo, query: q })}</p>}
      {leftOut.length > 0 && (
        <p>
          {t('search.leftOut', {
            words: formatList(
              leftOut.map((word) => `“${word}”`),
              t.language,
            ),
          })}
        </p>
      )}
    </div>
  )
}

/** The list of results. */
export function SearchResults({
  q,
  answer: { results, page, pageCount },
}: {
  q: string
  answer: SearchAnswer
}) {
  const t = useMessages()
  return (
    <>
      <ol className={styles.root} start={(page - 1) * searchPageSize + 1}>
        {results.map((result) => (
          <li key={result.address}>
            <Result result={result} />
          </li>
        ))}
      </ol>
      <Pager
        label={t('search.pages')}
        current={page}
        pageCount={pageCount}
        addressOf={(number) => searchAddress(t.language, { q, page: number })}
      />
    </>
  )
}

function Result({
  result: { label, address, title, excerpt, day, sample, ...result },
}: {
  result: SearchResult
}) {
  const t = useMessages()
  return (
    <article className={styles.result}>
      <p className={kickerStyles.root}>
        {resultTitle(t, label)} <DateText day={day} /> {sample && <SampleTag />}
      </p>
      <h3 lang={contentLanguage(t, result)}>
        <a href={addressIn(t.language, address)}>
          <Pieces pieces={title} />
        </a>
      </h3>
      <p className={styles.address}>{readablePath(address)}</p>
      {excerpt.length > 0 && (
        <p lang={contentLanguage(t, result)}>
          <Pieces pieces={excerpt} />
        </p>
      )}
    </article>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, place) => {
    if (!isMatch) return text
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their place
    return <mark key={place}>{text}</mark>
  })
}

function countText(t: Translate, { total, hasMore }: SearchAnswer): string {
  return t(hasMore ? 'search.countOver' : 'search.count', { count: total })
}

/** Writes '/dycian-news/robotics-team' as 'dycian-news › robotics-team'. */
const readablePath = (address: string) =>
  decodeURIComponent(address).split('/').filter(Boolean).join(' › ')

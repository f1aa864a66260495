import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useConnectionLost } from '../api/connection.ts'
import { StaffApiError } from '../api/staff-api-error.ts'
import type { Previewed } from '../preview/preview-pane.tsx'
import { formatCount } from '../layout/format-count.ts'
import * as layout from '../ui/layout.module.css'
import * as styles from './page-summary.module.css'
import { formatBytes } from '../../../school/base/formats.ts'
import { Alert } from '../ui/alert.tsx'
import { weightWarning } from './page-size.ts'

type Summary = NonNullable<AnswerOf<'POST /previews/summary'>['summary']>

/** Delay after the last key before the summary is requested again, in milliseconds. */
const renewAfterMs = 1_500

/** Shows the typed page as search engines and shared links show it, and its weight. */
export default function PageSummary({ subject, id, data }: Previewed) {
  const { summary, problem } = useSummary({ subject, id, data })
  if (!summary) return <p className={layout.muted}>{problem || 'One moment …'}</p>
  const { search, shareCard, weight } = summary
  return (
    <>
      {problem && <p className={layout.muted}>{problem}</p>}
      <section aria-label="In a search engine" className={layout.tightStack}>
        <h2 className={styles.heading}>In a search engine</h2>
        <div className={styles.result}>
          <p className={styles.address}>{formatAddress(search.address)}</p>
          <p className={styles.title}>{search.title}</p>
          <p className={styles.description}>{search.description}</p>
        </div>
      </section>
      <section aria-label="As a shared link" className={layout.tightStack}>
        <h2 className={styles.heading}>As a shared link</h2>
        <figure className={styles.shared}>
          <img
            src={shareCard}
            alt={`What Facebook and messengers show with the link: ${search.title}`}
            width="1200"
            height="630"
            loading="lazy"
          />
          <figcaption>
            {new URL(search.address).host}
            <strong>{search.title}</strong>
          </figcaption>
        </figure>
      </section>
      <PageWeight weight={weight} />
    </>
  )
}

/** Writes an address as search engines do: `dyci.example › dycian-news › robots`. */
function formatAddress(address: string): string {
  const { host, pathname } = new URL(address)
  return [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ')
}

/** Reads the summary of the typed page after a pause in typing. */
function useSummary({ subject, id, data }: Previewed) {
  const [summary, setSummary] = useState<Summary | null>(null)
  const [problem, setProblem] = useState('')
  const isLost = useConnectionLost()
  useEffect(() => {
    if (isLost) return undefined
    const asking = new AbortController()
    const { signal } = asking
    const ask = async () => {
      try {
        const answer = await callStaffApi('POST /previews/summary', {
          body: { subject, id, data },
          signal,
          // Only saving asks to sign in again.
          askAgain: false,
        })
        if (signal.aborted) return
        setSummary(answer.summary)
        setProblem(answer.summary ? '' : 'This has no page of its own.')
      } catch (error) {
        if (!signal.aborted) setProblem(problemMessage(error))
      }
    }
    const timer = setTimeout(() => void ask(), renewAfterMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [subject, id, data, isLost])
  return { summary, problem }
}

const problemMessage = (error: unknown) =>
  error instanceof StaffApiError && error.reason === 'invalid'
    ? 'A field cannot be saved as it is: correct it to see this again.'
    : 'This cannot be shown now. It comes back with the connection.'

/** Shows the download size of the page, with a warning when it takes long on mobile data. */
function PageWeight({ weight }: Pick<Summary, 'weight'>) {
  const { document, styles: style, scripts, fonts, pictures, pictureCount } = weight
  const total = document + style + scripts + fonts + pictures
  const warning = weightWarning(total, pictures)
  const parts = [
    { name: 'Text', bytes: document },
    { name: 'Design and fonts', bytes: style + fonts },
    { name: 'Scripts', bytes: scripts },
    { name: formatCount(pictureCount, 'picture'), bytes: pictures },
  ]
  return (
    <section aria-label="Page weight" className={layout.tightStack}>
      <h2 className={styles.heading}>Page weight</h2>
      <p>
        A visitor with a phone downloads <strong>{formatBytes(total)}</strong> on a first visit.
      </p>
      {warning && (
        <Alert tone="warning" role="note">
          {warning}
        </Alert>
      )}
      <dl className={styles.parts}>
        {parts.map(({ name, bytes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatBytes(bytes)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

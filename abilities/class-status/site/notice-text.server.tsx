import type { ReactNode } from 'react'
import type { StandingNotice } from '../../../school/content/class-status/class-status.ts'
import { noticeLanguage } from '../../../school/kinds/class-notice-texts.ts'
import type { Translate } from '../../../site/languages/translate.ts'

interface NoticeTextProps {
  t: Translate
  notice: StandingNotice
  /** the level of its headline */
  heading: 'h1' | 'h3'
  children?: ReactNode
}

/** The words of a notice in English and, if written, Filipino. The page's own language comes first. */
export function NoticeText({ t, notice, heading: Heading, children }: NoticeTextProps) {
  const { headline, message, state } = notice
  const written = (['en', 'fil'] as const).filter(
    (language) => headline[language] ?? message[language],
  )
  const [first = 'en', ...others] =
    noticeLanguage(t.language) === 'fil' && headline.fil ? written.toReversed() : written
  return (
    <article data-state={state}>
      <div lang={first}>
        <Heading>{headline[first]}</Heading>
        <Lines text={message[first] ?? ''} />
      </div>
      {others.map((language) => (
        <div key={language} lang={language}>
          {headline[language] && (
            <p>
              <strong>{headline[language]}</strong>
            </p>
          )}
          <Lines text={message[language] ?? ''} />
        </div>
      ))}
      {children}
    </article>
  )
}

/** A paragraph for each line. */
const Lines = ({ text }: { text: string }) =>
  text
    .split(/\n+/)
    .filter(Boolean)
    // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
    .map((line, index) => <p key={index}>{line}</p>)

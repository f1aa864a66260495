import type { ReactNode } from 'react'
import type { StandingNotice } from '../../../school/content/class-status/class-status.ts'
import { noticeLanguage } from '../../../school/kinds/class-notice-texts.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'

interface NoticeTextProps {
  t: Translate
  notice: StandingNotice
  /** the level of its headline */
  heading: 'h1' | 'h3'
  children?: ReactNode
}

/** The words of a notice in English, and in Filipino where there are any; first those of the page. */
export function NoticeText({ t, notice, heading: Heading, children }: NoticeTextProps) {
  const { headline, message, state } = notice
  const written = (['en', 'fil'] as const).filter((each) => headline[each] ?? message[each])
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

const Lines = ({ text }: { text: string }) =>
  text
    .split(/\n+/)
    .filter((line, place, all) => line !== '' && all.indexOf(line) === place)
    .map((line) => <p key={line}>{line}</p>)

/** The link to the class status. */
export const SeeStatus = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
  </p>
)

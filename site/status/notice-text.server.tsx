import type { ReactNode } from 'react'
import type { StandingNotice } from '../../school/content/class-status/class-status.ts'

interface NoticeTextProps {
  notice: StandingNotice
  /** the level of its headline */
  heading: 'h1' | 'h3'
  children?: ReactNode
}

/** The words of a notice in English, and in Filipino where there are any. */
export function NoticeText({ notice, heading: Heading, children }: NoticeTextProps) {
  const { headline, message, state } = notice
  return (
    <article data-state={state}>
      <div lang="en">
        <Heading>{headline.en}</Heading>
        <Lines text={message.en} />
      </div>
      {(headline.fil ?? message.fil) && (
        <div lang="fil">
          {headline.fil && (
            <p>
              <strong>{headline.fil}</strong>
            </p>
          )}
          {message.fil && <Lines text={message.fil} />}
        </div>
      )}
      {children}
    </article>
  )
}

const Lines = ({ text }: { text: string }) =>
  text
    .split(/\n+/)
    .filter((line, place, all) => line !== '' && all.indexOf(line) === place)
    .map((line) => <p key={line}>{line}</p>)

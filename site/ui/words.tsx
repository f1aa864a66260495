import { partsByLanguage } from '../../school/base/other-languages.ts'
import * as styles from './words.module.css'

/** A text in which words of other languages are marked for screen readers (WCAG 3.1.2). */
export const MarkedWords = ({ text }: { text: string }) =>
  partsByLanguage(text).map(({ part, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {part}
      </span>
    ) : (
      <KeptWords key={at} text={part} />
    ),
  )

/**
 * Finds 'December 16, 2026', 'Dec 16, 2026' and 'one-year'. Each part has a limit, because a long
 * text without spaces would block the server.
 */
const unbroken = /(\p{Lu}\p{L}{1,11} \d{1,2}, \d{4}\p{P}{0,5}|[^\s/]{0,30}\p{L}-\p{L}[^\s/]{0,30})/u

/** A text whose dates and hyphenated words are not broken at the end of a line. */
export const KeptWords = ({ text }: { text: string }) =>
  text.split(unbroken).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <span key={place} className={styles.kept}>
        {part}
      </span>
    ) : (
      part
    ),
  )

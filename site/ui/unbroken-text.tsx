import { partsByLanguage } from '../../school/base/other-languages.ts'
import * as styles from './unbroken-text.module.css'

/**
 * Marks words of other languages for screen readers (WCAG 3.1.2), and keeps dates and hyphenated
 * words on one line too. For titles and labels; other texts use {@link UnbrokenText}.
 */
export const LanguageMarkedText = ({ text }: { text: string }) =>
  partsByLanguage(text).map(({ part, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {part}
      </span>
    ) : (
      <UnbrokenText key={at} text={part} />
    ),
  )

// Each repetition has a limit, because a long text without spaces would block the server.

/** Matches 'December 16, 2026' and 'Dec 16, 2026', with the punctuation after the date. */
const date = String.raw`\p{Lu}\p{L}{1,11} \d{1,2}, \d{4}\p{P}{0,5}`

/** Matches 'one-year', with the punctuation around the word. */
const hyphenatedWord = String.raw`[^\s/]{0,30}\p{L}-\p{L}[^\s/]{0,30}`

const unbroken = new RegExp(`(${date}|${hyphenatedWord})`, 'u')

/** Keeps dates and hyphenated words on one line each. */
export const UnbrokenText = ({ text }: { text: string }) =>
  // `split` keeps the matched parts, at odd places.
  text.split(unbroken).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <span key={place} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )

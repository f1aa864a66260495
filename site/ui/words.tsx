import { partsByLanguage } from '../../school/base/other-languages.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'

/** A text in which words of other languages are marked for screen readers (WCAG 3.1.2). */
export const MarkedWords = ({ text }: { text: string }) =>
  partsByLanguage(text).map(({ part, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/**
 * A title or label that staff wrote, with its {@link MarkedWords}; on a page in another language, the
 * whole is marked too. `of` is what the text is part of.
 */
export function Words({ text, of }: { text: string; of?: object }) {
  const own = contentLanguage(useMessages(), of)
  const words = <MarkedWords text={text} />
  return own ? <span lang={own}>{words}</span> : words
}

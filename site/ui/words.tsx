import { partsByLanguage } from '../../school/base/other-languages.ts'

/** A title or label in which words of other languages are marked for screen readers (WCAG 3.1.2). */
export const Words = ({ text }: { text: string }) =>
  partsByLanguage(text).map(({ part, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {part}
      </span>
    ) : (
      part
    ),
  )

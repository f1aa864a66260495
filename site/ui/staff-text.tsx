import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { UnbrokenText, LanguageMarkedText } from './unbroken-text.tsx'

/** The object that a text is part of, as its page read it, with the language of the text. */
interface PartOf {
  of?: object | undefined
}

/** A title that staff wrote, with its language where that is not the language of the page. */
export function StaffTitle({ text, of }: PartOf & { text: string }) {
  const language = contentLanguage(useMessages(), of)
  const words = <LanguageMarkedText text={text} />
  return language ? <span lang={language}>{words}</span> : words
}

/** Plain text that staff wrote, a paragraph for each item. */
export function Paragraphs({ texts, of }: PartOf & { texts: readonly string[] }) {
  const language = contentLanguage(useMessages(), of)
  return texts.map((text) => (
    <p key={text} lang={language}>
      <UnbrokenText text={text} />
    </p>
  ))
}

/**
 * Text that staff wrote, with headings, lists and pictures.
 * @param html clean, with its photographs and players, as `readableHtml` returns it
 */
export const RichText = ({ html, of }: PartOf & { html: string }) => (
  <div
    className="prose"
    lang={contentLanguage(useMessages(), of)}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
